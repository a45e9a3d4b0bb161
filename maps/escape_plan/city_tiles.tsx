<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="city_tiles" tilewidth="1236" tileheight="762" tilecount="57" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="city">
  <properties>
   <property name="tile" value="s1"/>
  </properties>
  <image width="318" height="288" source="tiles/s1.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="s1.a" type="street" x="183.9" y="179.6">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <polygon points="0,0 -143.2,-100.6 -134,-113.7 9.2,-13.1 1.7,-8.2 -31.9,-171.5 -16.2,-174.7 17.4,-11.4 21.3,-6.9 90.9,16.7 85.8,31.9 16.1,8.2 15.8,8.4 -16,92.2 -30.9,86.6 0.8,2.7"/>
   </object>
   <object id="2" name="s1.w" type="water" x="195" y="177.7">
    <properties>
     <property name="kind" value="water"/>
     <property name="region" value="w"/>
    </properties>
    <polygon points="0,0 -36,95.1 -114,95.1 -192,-40 -153,-107.5"/>
   </object>
   <object id="3" name="s1.hospital" type="location" x="122" y="50.7" width="54" height="54">
    <properties>
     <property name="kind" value="hospital"/>
     <property name="slot" type="int" value="1"/>
    </properties>
    <ellipse/>
   </object>
   <object id="4" name="s1.store" type="location" x="220" y="64.7" width="54" height="54">
    <properties>
     <property name="kind" value="store"/>
     <property name="slot" type="int" value="2"/>
    </properties>
    <ellipse/>
   </object>
   <object id="5" name="s1.subway" type="location" x="58" y="32.7" width="54" height="54">
    <properties>
     <property name="kind" value="subway"/>
     <property name="slot" type="int" value="3"/>
    </properties>
    <ellipse/>
   </object>
   <object id="6" name="s1.a hub" type="hub" x="195" y="177.7">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="7" name="s1.w hub" type="hub" x="103" y="189.7">
    <properties>
     <property name="region" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="8" name="s1.edge0" type="edge" x="159" y="2.6">
    <properties>
     <property name="number" type="int" value="0"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="9" name="s1.edge1" type="edge" x="276" y="70.1">
    <properties>
     <property name="number" type="int" value="1"/>
     <property name="shows" value="store"/>
    </properties>
    <point/>
   </object>
   <object id="10" name="s1.edge2" type="edge" x="276" y="205.2">
    <properties>
     <property name="number" type="int" value="2"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="11" name="s1.edge3" type="edge" x="159" y="272.8">
    <properties>
     <property name="number" type="int" value="3"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="12" name="s1.edge4" type="edge" x="42" y="205.2">
    <properties>
     <property name="number" type="int" value="4"/>
     <property name="shows" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="13" name="s1.edge5" type="edge" x="42" y="70.1">
    <properties>
     <property name="number" type="int" value="5"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="14" name="hospital to a" type="link" x="149" y="77.7">
    <properties>
     <property name="from" value="hospital"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 46,100"/>
   </object>
   <object id="15" name="store to a" type="link" x="247" y="91.7">
    <properties>
     <property name="from" value="store"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 -52,86"/>
   </object>
   <object id="16" name="subway to a" type="link" x="85" y="59.7">
    <properties>
     <property name="from" value="subway"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 110,118"/>
   </object>
   <object id="17" name="hospital to subway" type="link" x="149" y="77.7">
    <properties>
     <property name="from" value="hospital"/>
     <property name="to" value="subway"/>
    </properties>
    <polyline points="0,0 -64,-18"/>
   </object>
   <object id="18" name="a to w" type="link" x="195" y="177.7">
    <properties>
     <property name="from" value="a"/>
     <property name="to" value="w"/>
    </properties>
    <polyline points="0,0 -92,12"/>
   </object>
   <object id="19" name="s1 red" type="officer" x="199" y="33.7">
    <properties>
     <property name="colour" value="red"/>
    </properties>
    <point/>
   </object>
   <object id="20" name="s1 blue" type="officer" x="273" y="147.7">
    <properties>
     <property name="colour" value="blue"/>
    </properties>
    <point/>
   </object>
   <object id="21" name="s1 black" type="officer" x="213" y="125.7">
    <properties>
     <property name="colour" value="black"/>
    </properties>
    <point/>
   </object>
   <object id="22" name="s1 inspector" type="officer" x="215" y="231.7">
    <properties>
     <property name="colour" value="inspector"/>
    </properties>
    <point/>
   </object>
  </objectgroup>
 </tile>
 <tile id="1" type="city">
  <properties>
   <property name="tile" value="s2"/>
  </properties>
  <image width="318" height="288" source="tiles/s2.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="s2.a" type="street" x="140.1" y="134.7">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <polygon points="0,0 -98.6,-55.6 -90.7,-69.6 7.9,-13.9 3.4,-11.5 10.7,-128.6 26.6,-127.6 19.4,-10.5 21.9,-5.9 136.5,61.6 128.4,75.4 13.7,7.9 19.3,4.5 26.7,133.6 10.7,134.5 3.4,5.4"/>
   </object>
   <object id="2" name="s2.w" type="water" x="151" y="131.7">
    <properties>
     <property name="kind" value="water"/>
     <property name="region" value="w"/>
    </properties>
    <polygon points="0,0 8,-129.1 86,-129.1 164,6 125,73.5"/>
   </object>
   <object id="3" name="s2.gang" type="location" x="48" y="160.7" width="54" height="54">
    <properties>
     <property name="kind" value="gang"/>
     <property name="slot" type="int" value="1"/>
    </properties>
    <ellipse/>
   </object>
   <object id="4" name="s2.clinic" type="location" x="86" y="26.7" width="54" height="54">
    <properties>
     <property name="kind" value="clinic"/>
     <property name="slot" type="int" value="2"/>
    </properties>
    <ellipse/>
   </object>
   <object id="5" name="s2.a hub" type="hub" x="151" y="131.7">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="6" name="s2.w hub" type="hub" x="229" y="101.7">
    <properties>
     <property name="region" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="7" name="s2.edge0" type="edge" x="159" y="2.6">
    <properties>
     <property name="number" type="int" value="0"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="8" name="s2.edge1" type="edge" x="276" y="70.1">
    <properties>
     <property name="number" type="int" value="1"/>
     <property name="shows" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="9" name="s2.edge2" type="edge" x="276" y="205.2">
    <properties>
     <property name="number" type="int" value="2"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="10" name="s2.edge3" type="edge" x="159" y="272.8">
    <properties>
     <property name="number" type="int" value="3"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="11" name="s2.edge4" type="edge" x="42" y="205.2">
    <properties>
     <property name="number" type="int" value="4"/>
     <property name="shows" value="gang"/>
    </properties>
    <point/>
   </object>
   <object id="12" name="s2.edge5" type="edge" x="42" y="70.1">
    <properties>
     <property name="number" type="int" value="5"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="13" name="gang to a" type="link" x="75" y="187.7">
    <properties>
     <property name="from" value="gang"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 76,-56"/>
   </object>
   <object id="14" name="clinic to a" type="link" x="113" y="53.7">
    <properties>
     <property name="from" value="clinic"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 38,78"/>
   </object>
   <object id="15" name="a to w" type="link" x="151" y="131.7">
    <properties>
     <property name="from" value="a"/>
     <property name="to" value="w"/>
    </properties>
    <polyline points="0,0 78,-30"/>
   </object>
   <object id="16" name="s2 red" type="officer" x="205" y="207.7">
    <properties>
     <property name="colour" value="red"/>
    </properties>
    <point/>
   </object>
   <object id="17" name="s2 blue" type="officer" x="221" y="245.7">
    <properties>
     <property name="colour" value="blue"/>
    </properties>
    <point/>
   </object>
   <object id="18" name="s2 black" type="officer" x="125" y="235.7">
    <properties>
     <property name="colour" value="black"/>
    </properties>
    <point/>
   </object>
   <object id="19" name="s2 inspector" type="officer" x="47" y="135.7">
    <properties>
     <property name="colour" value="inspector"/>
    </properties>
    <point/>
   </object>
  </objectgroup>
 </tile>
 <tile id="2" type="city">
  <properties>
   <property name="tile" value="a1"/>
  </properties>
  <image width="318" height="288" source="tiles/a1.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="a1.a" type="street" x="137.9" y="128.9">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <polygon points="0,0 12.8,-123.2 28.7,-121.5 15.9,1.6 15.9,15.9 28.7,139.1 12.8,140.7 0,17.6 4.8,19.9 -88.1,80.8 -96.9,67.4 -3.9,6.5"/>
   </object>
   <object id="2" name="a1.w" type="water" x="145" y="137.7">
    <properties>
     <property name="kind" value="ferry"/>
     <property name="region" value="w"/>
    </properties>
    <polygon points="0,0 14,-135.1 92,-135.1 170,0 92,135.1 14,135.1"/>
   </object>
   <object id="3" name="a1.exit" type="location" x="96" y="18.7" width="54" height="54">
    <properties>
     <property name="kind" value="exit"/>
     <property name="slot" type="int" value="1"/>
    </properties>
    <ellipse/>
   </object>
   <object id="4" name="a1.church" type="location" x="40" y="66.7" width="54" height="54">
    <properties>
     <property name="kind" value="church"/>
     <property name="slot" type="int" value="2"/>
    </properties>
    <ellipse/>
   </object>
   <object id="5" name="a1.a hub" type="hub" x="145" y="137.7">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="6" name="a1.w hub" type="hub" x="227" y="141.7">
    <properties>
     <property name="region" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="7" name="a1.edge0" type="edge" x="159" y="2.6">
    <properties>
     <property name="number" type="int" value="0"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="8" name="a1.edge1" type="edge" x="276" y="70.1">
    <properties>
     <property name="number" type="int" value="1"/>
     <property name="shows" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="9" name="a1.edge2" type="edge" x="276" y="205.2">
    <properties>
     <property name="number" type="int" value="2"/>
     <property name="shows" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="10" name="a1.edge3" type="edge" x="159" y="272.8">
    <properties>
     <property name="number" type="int" value="3"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="11" name="a1.edge4" type="edge" x="42" y="205.2">
    <properties>
     <property name="number" type="int" value="4"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="12" name="a1.edge5" type="edge" x="42" y="70.1">
    <properties>
     <property name="number" type="int" value="5"/>
     <property name="shows" value="church"/>
    </properties>
    <point/>
   </object>
   <object id="13" name="exit to a" type="link" x="123" y="45.7">
    <properties>
     <property name="from" value="exit"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 22,92"/>
   </object>
   <object id="14" name="church to a" type="link" x="67" y="93.7">
    <properties>
     <property name="from" value="church"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 78,44"/>
   </object>
   <object id="15" name="a to w" type="link" x="145" y="137.7">
    <properties>
     <property name="from" value="a"/>
     <property name="to" value="w"/>
    </properties>
    <polyline points="0,0 82,4"/>
   </object>
   <object id="16" name="a1 red" type="officer" x="121" y="207.7">
    <properties>
     <property name="colour" value="red"/>
    </properties>
    <point/>
   </object>
   <object id="17" name="a1 blue" type="officer" x="97" y="243.7">
    <properties>
     <property name="colour" value="blue"/>
    </properties>
    <point/>
   </object>
   <object id="18" name="a1 black" type="officer" x="49" y="145.7">
    <properties>
     <property name="colour" value="black"/>
    </properties>
    <point/>
   </object>
   <object id="19" name="a1 inspector" type="officer" x="111" y="117.7">
    <properties>
     <property name="colour" value="inspector"/>
    </properties>
    <point/>
   </object>
  </objectgroup>
 </tile>
 <tile id="3" type="city">
  <properties>
   <property name="tile" value="a2"/>
  </properties>
  <image width="318" height="288" source="tiles/a2.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="a2.a" type="street" x="152" y="146.4">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <polygon points="0,0 -110.7,-67.3 -102.4,-81 8.3,-13.7 2.8,-10.5 -0.9,-139.6 15.1,-140 18.8,-10.9 13.3,-13.7 116.3,-80.8 125,-67.3 22.1,-0.3 18.7,5.6 15.1,122.7 -0.9,122.2 2.7,5.1"/>
   </object>
   <object id="2" name="a2.w" type="water" x="163" y="143.7">
    <properties>
     <property name="kind" value="water"/>
     <property name="region" value="w"/>
    </properties>
    <polygon points="0,0 -4,129.1 -82,129.1 -160,-6 -121,-73.5"/>
   </object>
   <object id="3" name="a2.exit" type="location" x="84" y="26.7" width="54" height="54">
    <properties>
     <property name="kind" value="exit"/>
     <property name="slot" type="int" value="1"/>
    </properties>
    <ellipse/>
   </object>
   <object id="4" name="a2.heliport" type="location" x="218" y="160.7" width="54" height="54">
    <properties>
     <property name="kind" value="heliport"/>
     <property name="slot" type="int" value="2"/>
    </properties>
    <ellipse/>
   </object>
   <object id="5" name="a2.a hub" type="hub" x="163" y="143.7">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="6" name="a2.w hub" type="hub" x="93" y="185.7">
    <properties>
     <property name="region" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="7" name="a2.edge0" type="edge" x="159" y="2.6">
    <properties>
     <property name="number" type="int" value="0"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="8" name="a2.edge1" type="edge" x="276" y="70.1">
    <properties>
     <property name="number" type="int" value="1"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="9" name="a2.edge2" type="edge" x="276" y="205.2">
    <properties>
     <property name="number" type="int" value="2"/>
     <property name="shows" value="heliport"/>
    </properties>
    <point/>
   </object>
   <object id="10" name="a2.edge3" type="edge" x="159" y="272.8">
    <properties>
     <property name="number" type="int" value="3"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="11" name="a2.edge4" type="edge" x="42" y="205.2">
    <properties>
     <property name="number" type="int" value="4"/>
     <property name="shows" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="12" name="a2.edge5" type="edge" x="42" y="70.1">
    <properties>
     <property name="number" type="int" value="5"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="13" name="exit to a" type="link" x="111" y="53.7">
    <properties>
     <property name="from" value="exit"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 52,90"/>
   </object>
   <object id="14" name="heliport to a" type="link" x="245" y="187.7">
    <properties>
     <property name="from" value="heliport"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 -82,-44"/>
   </object>
   <object id="15" name="a to w" type="link" x="163" y="143.7">
    <properties>
     <property name="from" value="a"/>
     <property name="to" value="w"/>
    </properties>
    <polyline points="0,0 -70,42"/>
   </object>
   <object id="16" name="a2 red" type="officer" x="199" y="75.7">
    <properties>
     <property name="colour" value="red"/>
    </properties>
    <point/>
   </object>
   <object id="17" name="a2 blue" type="officer" x="221" y="35.7">
    <properties>
     <property name="colour" value="blue"/>
    </properties>
    <point/>
   </object>
   <object id="18" name="a2 black" type="officer" x="199" y="235.7">
    <properties>
     <property name="colour" value="black"/>
    </properties>
    <point/>
   </object>
   <object id="19" name="a2 inspector" type="officer" x="271" y="129.7">
    <properties>
     <property name="colour" value="inspector"/>
    </properties>
    <point/>
   </object>
  </objectgroup>
 </tile>
 <tile id="4" type="city">
  <properties>
   <property name="tile" value="a3"/>
  </properties>
  <image width="318" height="288" source="tiles/a3.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="a3.a" type="street" x="160.4" y="134.3">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <polygon points="0,0 -9.1,-127.1 6.8,-128.3 16,-1.1 19.5,4.6 116.2,62 108,75.8 11.3,18.4 15.9,16 6.8,135.1 -9.1,133.9 0,14.8 5,18.1 -111.3,76.3 -118.4,62 -2.2,3.8"/>
   </object>
   <object id="2" name="a3.w" type="water" x="169" y="141.7">
    <properties>
     <property name="kind" value="water"/>
     <property name="region" value="w"/>
    </properties>
    <polygon points="0,0 -127,63.5 -166,-4 -88,-139.1 -10,-139.1"/>
   </object>
   <object id="3" name="a3.exit" type="location" x="84" y="194.7" width="54" height="54">
    <properties>
     <property name="kind" value="exit"/>
     <property name="slot" type="int" value="1"/>
    </properties>
    <ellipse/>
   </object>
   <object id="4" name="a3.subway" type="location" x="218" y="58.7" width="54" height="54">
    <properties>
     <property name="kind" value="subway"/>
     <property name="slot" type="int" value="2"/>
    </properties>
    <ellipse/>
   </object>
   <object id="5" name="a3.a hub" type="hub" x="169" y="141.7">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="6" name="a3.w hub" type="hub" x="93" y="93.7">
    <properties>
     <property name="region" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="7" name="a3.edge0" type="edge" x="159" y="2.6">
    <properties>
     <property name="number" type="int" value="0"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="8" name="a3.edge1" type="edge" x="276" y="70.1">
    <properties>
     <property name="number" type="int" value="1"/>
     <property name="shows" value="subway"/>
    </properties>
    <point/>
   </object>
   <object id="9" name="a3.edge2" type="edge" x="276" y="205.2">
    <properties>
     <property name="number" type="int" value="2"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="10" name="a3.edge3" type="edge" x="159" y="272.8">
    <properties>
     <property name="number" type="int" value="3"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="11" name="a3.edge4" type="edge" x="42" y="205.2">
    <properties>
     <property name="number" type="int" value="4"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="12" name="a3.edge5" type="edge" x="42" y="70.1">
    <properties>
     <property name="number" type="int" value="5"/>
     <property name="shows" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="13" name="exit to a" type="link" x="111" y="221.7">
    <properties>
     <property name="from" value="exit"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 58,-80"/>
   </object>
   <object id="14" name="subway to a" type="link" x="245" y="85.7">
    <properties>
     <property name="from" value="subway"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 -76,56"/>
   </object>
   <object id="15" name="a to w" type="link" x="169" y="141.7">
    <properties>
     <property name="from" value="a"/>
     <property name="to" value="w"/>
    </properties>
    <polyline points="0,0 -76,-48"/>
   </object>
   <object id="16" name="a3 red" type="officer" x="203" y="205.7">
    <properties>
     <property name="colour" value="red"/>
    </properties>
    <point/>
   </object>
   <object id="17" name="a3 blue" type="officer" x="219" y="243.7">
    <properties>
     <property name="colour" value="blue"/>
    </properties>
    <point/>
   </object>
   <object id="18" name="a3 black" type="officer" x="199" y="39.7">
    <properties>
     <property name="colour" value="black"/>
    </properties>
    <point/>
   </object>
   <object id="19" name="a3 inspector" type="officer" x="271" y="147.7">
    <properties>
     <property name="colour" value="inspector"/>
    </properties>
    <point/>
   </object>
  </objectgroup>
 </tile>
 <tile id="5" type="city">
  <properties>
   <property name="tile" value="b1"/>
  </properties>
  <image width="318" height="288" source="tiles/b1.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="b1.a" type="street" x="182.4" y="71.8">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <polygon points="0,0 -28.9,-62.2 -14.4,-69 14.5,-6.7 18.1,-4.6 89.1,-9.4 90.2,6.6 19.1,11.3 15.6,14.1 7.5,37.2 -7.6,32 0.4,8.8"/>
   </object>
   <object id="2" name="b1.b" type="street" x="120.1" y="189.5">
    <properties>
     <property name="region" value="b"/>
    </properties>
    <polygon points="0,0 8.1,-23.2 23.2,-17.9 15.1,5.3 15.6,14.1 44.5,76.3 30,83 1,20.8 -2.5,18.7 -73.5,23.4 -74.6,7.5 -3.6,2.7"/>
   </object>
   <object id="3" name="b1.w" type="water" x="315" y="137.7">
    <properties>
     <property name="kind" value="ferry"/>
     <property name="region" value="w"/>
    </properties>
    <polygon points="0,0 -78,135.1 -142,34 -216,20 -312,0 -234,-135.1 -170,-34 -96,-20"/>
   </object>
   <object id="4" name="b1.business" type="location" x="118" y="22.7" width="54" height="54">
    <properties>
     <property name="kind" value="business"/>
     <property name="slot" type="int" value="1"/>
    </properties>
    <ellipse/>
   </object>
   <object id="5" name="b1.safe_house" type="location" x="146" y="198.7" width="54" height="54">
    <properties>
     <property name="kind" value="safe_house"/>
     <property name="slot" type="int" value="2"/>
    </properties>
    <ellipse/>
   </object>
   <object id="6" name="b1.a hub" type="hub" x="193" y="75.7">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="7" name="b1.b hub" type="hub" x="125" y="199.7">
    <properties>
     <property name="region" value="b"/>
    </properties>
    <point/>
   </object>
   <object id="8" name="b1.w hub" type="hub" x="159" y="137.7">
    <properties>
     <property name="region" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="9" name="b1.edge0" type="edge" x="159" y="2.6">
    <properties>
     <property name="number" type="int" value="0"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="10" name="b1.edge1" type="edge" x="276" y="70.1">
    <properties>
     <property name="number" type="int" value="1"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="11" name="b1.edge2" type="edge" x="276" y="205.2">
    <properties>
     <property name="number" type="int" value="2"/>
     <property name="shows" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="12" name="b1.edge3" type="edge" x="159" y="272.8">
    <properties>
     <property name="number" type="int" value="3"/>
     <property name="shows" value="b"/>
    </properties>
    <point/>
   </object>
   <object id="13" name="b1.edge4" type="edge" x="42" y="205.2">
    <properties>
     <property name="number" type="int" value="4"/>
     <property name="shows" value="b"/>
    </properties>
    <point/>
   </object>
   <object id="14" name="b1.edge5" type="edge" x="42" y="70.1">
    <properties>
     <property name="number" type="int" value="5"/>
     <property name="shows" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="15" name="business to a" type="link" x="145" y="49.7">
    <properties>
     <property name="from" value="business"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 48,26"/>
   </object>
   <object id="16" name="safe_house to b" type="link" x="173" y="225.7">
    <properties>
     <property name="from" value="safe_house"/>
     <property name="to" value="b"/>
    </properties>
    <polyline points="0,0 -48,-26"/>
   </object>
   <object id="17" name="a to w" type="link" x="193" y="75.7">
    <properties>
     <property name="from" value="a"/>
     <property name="to" value="w"/>
    </properties>
    <polyline points="0,0 -34,62"/>
   </object>
   <object id="18" name="b to w" type="link" x="125" y="199.7">
    <properties>
     <property name="from" value="b"/>
     <property name="to" value="w"/>
    </properties>
    <polyline points="0,0 34,-62"/>
   </object>
   <object id="19" name="a to b" type="link" x="193" y="75.7">
    <properties>
     <property name="from" value="a"/>
     <property name="to" value="b"/>
    </properties>
    <polyline points="0,0 -68,124"/>
   </object>
   <object id="20" name="b1 red" type="officer" x="219" y="39.7">
    <properties>
     <property name="colour" value="red"/>
    </properties>
    <point/>
   </object>
   <object id="21" name="b1 blue" type="officer" x="257" y="98.7">
    <properties>
     <property name="colour" value="blue"/>
    </properties>
    <point/>
   </object>
   <object id="22" name="b1 black" type="officer" x="99" y="235.7">
    <properties>
     <property name="colour" value="black"/>
    </properties>
    <point/>
   </object>
   <object id="23" name="b1 inspector" type="officer" x="61" y="176.7">
    <properties>
     <property name="colour" value="inspector"/>
    </properties>
    <point/>
   </object>
  </objectgroup>
 </tile>
 <tile id="6" type="city">
  <properties>
   <property name="tile" value="b2"/>
  </properties>
  <image width="318" height="288" source="tiles/b2.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="b2.a" type="street" x="158.6" y="142.1">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <polygon points="0,0 -7.3,-135.1 8.6,-136 16,-0.9 19.2,4.1 117.5,54.2 110.2,68.4 11.9,18.3 15.9,16.1 8.7,127.2 -7.3,126.1 -0.1,15"/>
   </object>
   <object id="2" name="b2.w" type="water" x="167" y="149.7">
    <properties>
     <property name="kind" value="water"/>
     <property name="region" value="w"/>
    </properties>
    <polygon points="0,0 -8,123.1 -86,123.1 -164,-12"/>
   </object>
   <object id="3" name="b2.safe_house" type="location" x="218" y="60.7" width="54" height="54">
    <properties>
     <property name="kind" value="safe_house"/>
     <property name="slot" type="int" value="1"/>
    </properties>
    <ellipse/>
   </object>
   <object id="4" name="b2.business" type="location" x="40" y="64.7" width="54" height="54">
    <properties>
     <property name="kind" value="business"/>
     <property name="slot" type="int" value="2"/>
    </properties>
    <ellipse/>
   </object>
   <object id="5" name="b2.subway" type="location" x="102" y="26.7" width="54" height="54">
    <properties>
     <property name="kind" value="subway"/>
     <property name="slot" type="int" value="3"/>
    </properties>
    <ellipse/>
   </object>
   <object id="6" name="b2.a hub" type="hub" x="167" y="149.7">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="7" name="b2.w hub" type="hub" x="103" y="209.7">
    <properties>
     <property name="region" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="8" name="b2.edge0" type="edge" x="159" y="2.6">
    <properties>
     <property name="number" type="int" value="0"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="9" name="b2.edge1" type="edge" x="276" y="70.1">
    <properties>
     <property name="number" type="int" value="1"/>
     <property name="shows" value="safe_house"/>
    </properties>
    <point/>
   </object>
   <object id="10" name="b2.edge2" type="edge" x="276" y="205.2">
    <properties>
     <property name="number" type="int" value="2"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="11" name="b2.edge3" type="edge" x="159" y="272.8">
    <properties>
     <property name="number" type="int" value="3"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="12" name="b2.edge4" type="edge" x="42" y="205.2">
    <properties>
     <property name="number" type="int" value="4"/>
     <property name="shows" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="13" name="b2.edge5" type="edge" x="42" y="70.1">
    <properties>
     <property name="number" type="int" value="5"/>
     <property name="shows" value="business"/>
    </properties>
    <point/>
   </object>
   <object id="14" name="safe_house to a" type="link" x="245" y="87.7">
    <properties>
     <property name="from" value="safe_house"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 -78,62"/>
   </object>
   <object id="15" name="business to a" type="link" x="67" y="91.7">
    <properties>
     <property name="from" value="business"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 100,58"/>
   </object>
   <object id="16" name="subway to a" type="link" x="129" y="53.7">
    <properties>
     <property name="from" value="subway"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 38,96"/>
   </object>
   <object id="17" name="business to subway" type="link" x="67" y="91.7">
    <properties>
     <property name="from" value="business"/>
     <property name="to" value="subway"/>
    </properties>
    <polyline points="0,0 62,-38"/>
   </object>
   <object id="18" name="a to w" type="link" x="167" y="149.7">
    <properties>
     <property name="from" value="a"/>
     <property name="to" value="w"/>
    </properties>
    <polyline points="0,0 -64,60"/>
   </object>
   <object id="19" name="b2 red" type="officer" x="203" y="209.7">
    <properties>
     <property name="colour" value="red"/>
    </properties>
    <point/>
   </object>
   <object id="20" name="b2 blue" type="officer" x="219" y="246.7">
    <properties>
     <property name="colour" value="blue"/>
    </properties>
    <point/>
   </object>
   <object id="21" name="b2 black" type="officer" x="199" y="39.7">
    <properties>
     <property name="colour" value="black"/>
    </properties>
    <point/>
   </object>
   <object id="22" name="b2 inspector" type="officer" x="271" y="147.7">
    <properties>
     <property name="colour" value="inspector"/>
    </properties>
    <point/>
   </object>
  </objectgroup>
 </tile>
 <tile id="7" type="city">
  <properties>
   <property name="tile" value="b3"/>
  </properties>
  <image width="318" height="288" source="tiles/b3.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="b3.a" type="street" x="156.6" y="128.1">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <polygon points="0,0 -5.5,-121.1 10.5,-121.8 16,-0.7 11.2,-3.3 111.8,-62.8 120,-49 19.3,10.5 16,16 10.5,141.1 -5.5,140.4 0,15.3"/>
   </object>
   <object id="2" name="b3.w" type="water" x="165" y="135.7">
    <properties>
     <property name="kind" value="water"/>
     <property name="region" value="w"/>
    </properties>
    <polygon points="0,0 -162,2 -84,-133.1 -6,-133.1"/>
   </object>
   <object id="3" name="b3.safe_house" type="location" x="104" y="196.7" width="54" height="54">
    <properties>
     <property name="kind" value="safe_house"/>
     <property name="slot" type="int" value="1"/>
    </properties>
    <ellipse/>
   </object>
   <object id="4" name="b3.business" type="location" x="218" y="158.7" width="54" height="54">
    <properties>
     <property name="kind" value="business"/>
     <property name="slot" type="int" value="2"/>
    </properties>
    <ellipse/>
   </object>
   <object id="5" name="b3.clinic" type="location" x="44" y="156.7" width="54" height="54">
    <properties>
     <property name="kind" value="clinic"/>
     <property name="slot" type="int" value="3"/>
    </properties>
    <ellipse/>
   </object>
   <object id="6" name="b3.a hub" type="hub" x="165" y="135.7">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="7" name="b3.w hub" type="hub" x="97" y="71.7">
    <properties>
     <property name="region" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="8" name="b3.edge0" type="edge" x="159" y="2.6">
    <properties>
     <property name="number" type="int" value="0"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="9" name="b3.edge1" type="edge" x="276" y="70.1">
    <properties>
     <property name="number" type="int" value="1"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="10" name="b3.edge2" type="edge" x="276" y="205.2">
    <properties>
     <property name="number" type="int" value="2"/>
     <property name="shows" value="business"/>
    </properties>
    <point/>
   </object>
   <object id="11" name="b3.edge3" type="edge" x="159" y="272.8">
    <properties>
     <property name="number" type="int" value="3"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="12" name="b3.edge4" type="edge" x="42" y="205.2">
    <properties>
     <property name="number" type="int" value="4"/>
     <property name="shows" value="clinic"/>
    </properties>
    <point/>
   </object>
   <object id="13" name="b3.edge5" type="edge" x="42" y="70.1">
    <properties>
     <property name="number" type="int" value="5"/>
     <property name="shows" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="14" name="safe_house to a" type="link" x="131" y="223.7">
    <properties>
     <property name="from" value="safe_house"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 34,-88"/>
   </object>
   <object id="15" name="business to a" type="link" x="245" y="185.7">
    <properties>
     <property name="from" value="business"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 -80,-50"/>
   </object>
   <object id="16" name="clinic to a" type="link" x="71" y="183.7">
    <properties>
     <property name="from" value="clinic"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 94,-48"/>
   </object>
   <object id="17" name="safe_house to clinic" type="link" x="131" y="223.7">
    <properties>
     <property name="from" value="safe_house"/>
     <property name="to" value="clinic"/>
    </properties>
    <polyline points="0,0 -60,-40"/>
   </object>
   <object id="18" name="a to w" type="link" x="165" y="135.7">
    <properties>
     <property name="from" value="a"/>
     <property name="to" value="w"/>
    </properties>
    <polyline points="0,0 -68,-64"/>
   </object>
   <object id="19" name="b3 red" type="officer" x="201" y="73.7">
    <properties>
     <property name="colour" value="red"/>
    </properties>
    <point/>
   </object>
   <object id="20" name="b3 blue" type="officer" x="219" y="34.7">
    <properties>
     <property name="colour" value="blue"/>
    </properties>
    <point/>
   </object>
   <object id="21" name="b3 black" type="officer" x="201" y="233.7">
    <properties>
     <property name="colour" value="black"/>
    </properties>
    <point/>
   </object>
   <object id="22" name="b3 inspector" type="officer" x="271" y="129.7">
    <properties>
     <property name="colour" value="inspector"/>
    </properties>
    <point/>
   </object>
  </objectgroup>
 </tile>
 <tile id="8" type="city">
  <properties>
   <property name="tile" value="c1"/>
  </properties>
  <image width="318" height="288" source="tiles/c1.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="c1.a" type="street" x="148.2" y="136.9">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <polygon points="0,0 -106.5,-57.8 -98.8,-71.9 7.6,-14.1 2.8,-11.2 2.8,-130.3 18.8,-130.3 18.8,-11.2 21.8,-5.9 128.6,59.4 120.3,73.1 13.5,7.8 18.8,4.8 18.8,131.9 2.8,131.9 2.8,4.8"/>
   </object>
   <object id="2" name="c1.gang" type="location" x="220" y="62.7" width="54" height="54">
    <properties>
     <property name="kind" value="gang"/>
     <property name="slot" type="int" value="1"/>
    </properties>
    <ellipse/>
   </object>
   <object id="3" name="c1.church" type="location" x="44" y="156.7" width="54" height="54">
    <properties>
     <property name="kind" value="church"/>
     <property name="slot" type="int" value="2"/>
    </properties>
    <ellipse/>
   </object>
   <object id="4" name="c1.subway" type="location" x="86" y="26.7" width="54" height="54">
    <properties>
     <property name="kind" value="subway"/>
     <property name="slot" type="int" value="3"/>
    </properties>
    <ellipse/>
   </object>
   <object id="5" name="c1.a hub" type="hub" x="159" y="133.7">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="6" name="c1.edge0" type="edge" x="159" y="2.6">
    <properties>
     <property name="number" type="int" value="0"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="7" name="c1.edge1" type="edge" x="276" y="70.1">
    <properties>
     <property name="number" type="int" value="1"/>
     <property name="shows" value="gang"/>
    </properties>
    <point/>
   </object>
   <object id="8" name="c1.edge2" type="edge" x="276" y="205.2">
    <properties>
     <property name="number" type="int" value="2"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="9" name="c1.edge3" type="edge" x="159" y="272.8">
    <properties>
     <property name="number" type="int" value="3"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="10" name="c1.edge4" type="edge" x="42" y="205.2">
    <properties>
     <property name="number" type="int" value="4"/>
     <property name="shows" value="church"/>
    </properties>
    <point/>
   </object>
   <object id="11" name="c1.edge5" type="edge" x="42" y="70.1">
    <properties>
     <property name="number" type="int" value="5"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="12" name="gang to a" type="link" x="247" y="89.7">
    <properties>
     <property name="from" value="gang"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 -88,44"/>
   </object>
   <object id="13" name="church to a" type="link" x="71" y="183.7">
    <properties>
     <property name="from" value="church"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 88,-50"/>
   </object>
   <object id="14" name="subway to a" type="link" x="113" y="53.7">
    <properties>
     <property name="from" value="subway"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 46,80"/>
   </object>
   <object id="15" name="c1 red" type="officer" x="205" y="209.7">
    <properties>
     <property name="colour" value="red"/>
    </properties>
    <point/>
   </object>
   <object id="16" name="c1 blue" type="officer" x="221" y="246.7">
    <properties>
     <property name="colour" value="blue"/>
    </properties>
    <point/>
   </object>
   <object id="17" name="c1 black" type="officer" x="197" y="39.7">
    <properties>
     <property name="colour" value="black"/>
    </properties>
    <point/>
   </object>
   <object id="18" name="c1 inspector" type="officer" x="123" y="235.7">
    <properties>
     <property name="colour" value="inspector"/>
    </properties>
    <point/>
   </object>
  </objectgroup>
 </tile>
 <tile id="9" type="city">
  <properties>
   <property name="tile" value="c2"/>
  </properties>
  <image width="318" height="288" source="tiles/c2.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="c2.a" type="street" x="171.8" y="135">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <polygon points="0,0 -20.1,-127.2 -4.3,-129.7 15.8,-2.5 10.7,-4.6 96.1,-68.9 105.8,-56.1 20.4,8.2 15.7,15.9 -4.3,135.1 -20.1,132.5 -0.1,13.2"/>
   </object>
   <object id="2" name="c2.w" type="water" x="181" y="141.7">
    <properties>
     <property name="kind" value="water"/>
     <property name="region" value="w"/>
    </properties>
    <polygon points="0,0 95,-71.5 134,-4 56,131.1 -22,131.1"/>
   </object>
   <object id="3" name="c2.gang" type="location" x="52" y="168.7" width="54" height="54">
    <properties>
     <property name="kind" value="gang"/>
     <property name="slot" type="int" value="1"/>
    </properties>
    <ellipse/>
   </object>
   <object id="4" name="c2.store" type="location" x="40" y="68.7" width="54" height="54">
    <properties>
     <property name="kind" value="store"/>
     <property name="slot" type="int" value="2"/>
    </properties>
    <ellipse/>
   </object>
   <object id="5" name="c2.heliport" type="location" x="102" y="24.7" width="54" height="54">
    <properties>
     <property name="kind" value="heliport"/>
     <property name="slot" type="int" value="3"/>
    </properties>
    <ellipse/>
   </object>
   <object id="6" name="c2.a hub" type="hub" x="181" y="141.7">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="7" name="c2.w hub" type="hub" x="241" y="181.7">
    <properties>
     <property name="region" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="8" name="c2.edge0" type="edge" x="159" y="2.6">
    <properties>
     <property name="number" type="int" value="0"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="9" name="c2.edge1" type="edge" x="276" y="70.1">
    <properties>
     <property name="number" type="int" value="1"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="10" name="c2.edge2" type="edge" x="276" y="205.2">
    <properties>
     <property name="number" type="int" value="2"/>
     <property name="shows" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="11" name="c2.edge3" type="edge" x="159" y="272.8">
    <properties>
     <property name="number" type="int" value="3"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="12" name="c2.edge4" type="edge" x="42" y="205.2">
    <properties>
     <property name="number" type="int" value="4"/>
     <property name="shows" value="gang"/>
    </properties>
    <point/>
   </object>
   <object id="13" name="c2.edge5" type="edge" x="42" y="70.1">
    <properties>
     <property name="number" type="int" value="5"/>
     <property name="shows" value="store"/>
    </properties>
    <point/>
   </object>
   <object id="14" name="gang to a" type="link" x="79" y="195.7">
    <properties>
     <property name="from" value="gang"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 102,-54"/>
   </object>
   <object id="15" name="store to a" type="link" x="67" y="95.7">
    <properties>
     <property name="from" value="store"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 114,46"/>
   </object>
   <object id="16" name="heliport to a" type="link" x="129" y="51.7">
    <properties>
     <property name="from" value="heliport"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 52,90"/>
   </object>
   <object id="17" name="store to heliport" type="link" x="67" y="95.7">
    <properties>
     <property name="from" value="store"/>
     <property name="to" value="heliport"/>
    </properties>
    <polyline points="0,0 62,-44"/>
   </object>
   <object id="18" name="a to w" type="link" x="181" y="141.7">
    <properties>
     <property name="from" value="a"/>
     <property name="to" value="w"/>
    </properties>
    <polyline points="0,0 60,40"/>
   </object>
   <object id="19" name="c2 red" type="officer" x="205" y="71.7">
    <properties>
     <property name="colour" value="red"/>
    </properties>
    <point/>
   </object>
   <object id="20" name="c2 blue" type="officer" x="222" y="33.7">
    <properties>
     <property name="colour" value="blue"/>
    </properties>
    <point/>
   </object>
   <object id="21" name="c2 black" type="officer" x="135" y="234.7">
    <properties>
     <property name="colour" value="black"/>
    </properties>
    <point/>
   </object>
   <object id="22" name="c2 inspector" type="officer" x="129" y="135.7">
    <properties>
     <property name="colour" value="inspector"/>
    </properties>
    <point/>
   </object>
  </objectgroup>
 </tile>
 <tile id="10" type="city">
  <properties>
   <property name="tile" value="c3"/>
  </properties>
  <image width="318" height="288" source="tiles/c3.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="c3.a" type="street" x="124.9" y="79.6">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <polygon points="0,0 -79,-1.3 -78.7,-17.3 0.3,-16 3.5,-18.2 25.2,-76 40.2,-70.4 18.4,-12.5 16.1,-15.9 70.1,-15.9 70.1,0.1 16.1,0.1"/>
   </object>
   <object id="2" name="c3.b" type="street" x="141" y="195.7">
    <properties>
     <property name="region" value="b"/>
    </properties>
    <polygon points="0,0 54,0 54,16 0,16 2.3,12.7 24.1,70.5 9.1,76.2 -12.7,18.3 -15.9,16.1 -94.9,17.5 -95.1,1.5 -16.1,0.1"/>
   </object>
   <object id="3" name="c3.w" type="water" x="237" y="2.6">
    <properties>
     <property name="kind" value="ferry"/>
     <property name="region" value="w"/>
    </properties>
    <polygon points="0,0 78,135.1 0,270.2 -38,205.1 -38,65.1"/>
   </object>
   <object id="4" name="c3.gang" type="location" x="30" y="104.7" width="54" height="54">
    <properties>
     <property name="kind" value="gang"/>
     <property name="slot" type="int" value="1"/>
    </properties>
    <ellipse/>
   </object>
   <object id="5" name="c3.clinic" type="location" x="118" y="118.7" width="54" height="54">
    <properties>
     <property name="kind" value="clinic"/>
     <property name="slot" type="int" value="2"/>
    </properties>
    <ellipse/>
   </object>
   <object id="6" name="c3.a hub" type="hub" x="133" y="71.7">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="7" name="c3.b hub" type="hub" x="133" y="203.7">
    <properties>
     <property name="region" value="b"/>
    </properties>
    <point/>
   </object>
   <object id="8" name="c3.w hub" type="hub" x="257" y="137.7">
    <properties>
     <property name="region" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="9" name="c3.edge0" type="edge" x="159" y="2.6">
    <properties>
     <property name="number" type="int" value="0"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="10" name="c3.edge1" type="edge" x="276" y="70.1">
    <properties>
     <property name="number" type="int" value="1"/>
     <property name="shows" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="11" name="c3.edge2" type="edge" x="276" y="205.2">
    <properties>
     <property name="number" type="int" value="2"/>
     <property name="shows" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="12" name="c3.edge3" type="edge" x="159" y="272.8">
    <properties>
     <property name="number" type="int" value="3"/>
     <property name="shows" value="b"/>
    </properties>
    <point/>
   </object>
   <object id="13" name="c3.edge4" type="edge" x="42" y="205.2">
    <properties>
     <property name="number" type="int" value="4"/>
     <property name="shows" value="b"/>
    </properties>
    <point/>
   </object>
   <object id="14" name="c3.edge5" type="edge" x="42" y="70.1">
    <properties>
     <property name="number" type="int" value="5"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="15" name="gang to a" type="link" x="57" y="131.7">
    <properties>
     <property name="from" value="gang"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 76,-60"/>
   </object>
   <object id="16" name="clinic to b" type="link" x="145" y="145.7">
    <properties>
     <property name="from" value="clinic"/>
     <property name="to" value="b"/>
    </properties>
    <polyline points="0,0 -12,58"/>
   </object>
   <object id="17" name="a to w" type="link" x="133" y="71.7">
    <properties>
     <property name="from" value="a"/>
     <property name="to" value="w"/>
    </properties>
    <polyline points="0,0 124,66"/>
   </object>
   <object id="18" name="b to w" type="link" x="133" y="203.7">
    <properties>
     <property name="from" value="b"/>
     <property name="to" value="w"/>
    </properties>
    <polyline points="0,0 124,-66"/>
   </object>
   <object id="19" name="gang to clinic" type="link" x="57" y="131.7">
    <properties>
     <property name="from" value="gang"/>
     <property name="to" value="clinic"/>
    </properties>
    <polyline points="0,0 88,14"/>
   </object>
   <object id="20" name="c3 red" type="officer" x="101" y="35.7">
    <properties>
     <property name="colour" value="red"/>
    </properties>
    <point/>
   </object>
   <object id="21" name="c3 blue" type="officer" x="179" y="33.7">
    <properties>
     <property name="colour" value="blue"/>
    </properties>
    <point/>
   </object>
   <object id="22" name="c3 black" type="officer" x="101" y="239.7">
    <properties>
     <property name="colour" value="black"/>
    </properties>
    <point/>
   </object>
   <object id="23" name="c3 inspector" type="officer" x="179" y="241.7">
    <properties>
     <property name="colour" value="inspector"/>
    </properties>
    <point/>
   </object>
  </objectgroup>
 </tile>
 <tile id="11" type="city">
  <properties>
   <property name="tile" value="d1"/>
  </properties>
  <image width="318" height="288" source="tiles/d1.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="d1.a" type="street" x="151" y="135.7">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <polygon points="0,0 0,-129.1 16,-129.1 16,0 18.8,4.6 125.2,60.6 117.7,74.8 11.4,18.8 16,16 16,133.1 0,133.1 0,16 4.6,18.8 -101.7,74.8 -109.2,60.6 -2.8,4.6"/>
   </object>
   <object id="2" name="d1.business" type="location" x="218" y="60.7" width="54" height="54">
    <properties>
     <property name="kind" value="business"/>
     <property name="slot" type="int" value="1"/>
    </properties>
    <ellipse/>
   </object>
   <object id="3" name="d1.heliport" type="location" x="46" y="60.7" width="54" height="54">
    <properties>
     <property name="kind" value="heliport"/>
     <property name="slot" type="int" value="2"/>
    </properties>
    <ellipse/>
   </object>
   <object id="4" name="d1.a hub" type="hub" x="159" y="143.7">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="5" name="d1.edge0" type="edge" x="159" y="2.6">
    <properties>
     <property name="number" type="int" value="0"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="6" name="d1.edge1" type="edge" x="276" y="70.1">
    <properties>
     <property name="number" type="int" value="1"/>
     <property name="shows" value="business"/>
    </properties>
    <point/>
   </object>
   <object id="7" name="d1.edge2" type="edge" x="276" y="205.2">
    <properties>
     <property name="number" type="int" value="2"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="8" name="d1.edge3" type="edge" x="159" y="272.8">
    <properties>
     <property name="number" type="int" value="3"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="9" name="d1.edge4" type="edge" x="42" y="205.2">
    <properties>
     <property name="number" type="int" value="4"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="10" name="d1.edge5" type="edge" x="42" y="70.1">
    <properties>
     <property name="number" type="int" value="5"/>
     <property name="shows" value="heliport"/>
    </properties>
    <point/>
   </object>
   <object id="11" name="business to a" type="link" x="245" y="87.7">
    <properties>
     <property name="from" value="business"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 -86,56"/>
   </object>
   <object id="12" name="heliport to a" type="link" x="73" y="87.7">
    <properties>
     <property name="from" value="heliport"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 86,56"/>
   </object>
   <object id="13" name="d1 red" type="officer" x="205" y="213.7">
    <properties>
     <property name="colour" value="red"/>
    </properties>
    <point/>
   </object>
   <object id="14" name="d1 blue" type="officer" x="113" y="213.7">
    <properties>
     <property name="colour" value="blue"/>
    </properties>
    <point/>
   </object>
   <object id="15" name="d1 black" type="officer" x="197" y="37.7">
    <properties>
     <property name="colour" value="black"/>
    </properties>
    <point/>
   </object>
   <object id="16" name="d1 inspector" type="officer" x="271" y="149.7">
    <properties>
     <property name="colour" value="inspector"/>
    </properties>
    <point/>
   </object>
  </objectgroup>
 </tile>
 <tile id="12" type="city">
  <properties>
   <property name="tile" value="d2"/>
  </properties>
  <image width="318" height="288" source="tiles/d2.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="d2.a" type="street" x="164.6" y="117">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <polygon points="0,0 104.3,-52.2 111.4,-37.9 7.2,14.3 7.5,8.6 112.6,79.4 103.6,92.7 -1.4,21.8 -5.9,21.8 -114.9,92.8 -123.6,79.4 -14.6,8.4"/>
   </object>
   <object id="2" name="d2.w" type="water" x="161" y="127.7">
    <properties>
     <property name="kind" value="water"/>
     <property name="region" value="w"/>
    </properties>
    <polygon points="0,0 -119,77.5 -158,10 -80,-125.1"/>
   </object>
   <object id="3" name="d2.business" type="location" x="150" y="18.7" width="54" height="54">
    <properties>
     <property name="kind" value="business"/>
     <property name="slot" type="int" value="1"/>
    </properties>
    <ellipse/>
   </object>
   <object id="4" name="d2.store" type="location" x="148" y="204.7" width="54" height="54">
    <properties>
     <property name="kind" value="store"/>
     <property name="slot" type="int" value="2"/>
    </properties>
    <ellipse/>
   </object>
   <object id="5" name="d2.subway" type="location" x="80" y="184.7" width="54" height="54">
    <properties>
     <property name="kind" value="subway"/>
     <property name="slot" type="int" value="3"/>
    </properties>
    <ellipse/>
   </object>
   <object id="6" name="d2.a hub" type="hub" x="161" y="127.7">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="7" name="d2.w hub" type="hub" x="73" y="115.7">
    <properties>
     <property name="region" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="8" name="d2.edge0" type="edge" x="159" y="2.6">
    <properties>
     <property name="number" type="int" value="0"/>
     <property name="shows" value="business"/>
    </properties>
    <point/>
   </object>
   <object id="9" name="d2.edge1" type="edge" x="276" y="70.1">
    <properties>
     <property name="number" type="int" value="1"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="10" name="d2.edge2" type="edge" x="276" y="205.2">
    <properties>
     <property name="number" type="int" value="2"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="11" name="d2.edge3" type="edge" x="159" y="272.8">
    <properties>
     <property name="number" type="int" value="3"/>
     <property name="shows" value="store"/>
    </properties>
    <point/>
   </object>
   <object id="12" name="d2.edge4" type="edge" x="42" y="205.2">
    <properties>
     <property name="number" type="int" value="4"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="13" name="d2.edge5" type="edge" x="42" y="70.1">
    <properties>
     <property name="number" type="int" value="5"/>
     <property name="shows" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="14" name="business to a" type="link" x="177" y="45.7">
    <properties>
     <property name="from" value="business"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 -16,82"/>
   </object>
   <object id="15" name="store to a" type="link" x="175" y="231.7">
    <properties>
     <property name="from" value="store"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 -14,-104"/>
   </object>
   <object id="16" name="subway to a" type="link" x="107" y="211.7">
    <properties>
     <property name="from" value="subway"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 54,-84"/>
   </object>
   <object id="17" name="store to subway" type="link" x="175" y="231.7">
    <properties>
     <property name="from" value="store"/>
     <property name="to" value="subway"/>
    </properties>
    <polyline points="0,0 -68,-20"/>
   </object>
   <object id="18" name="a to w" type="link" x="161" y="127.7">
    <properties>
     <property name="from" value="a"/>
     <property name="to" value="w"/>
    </properties>
    <polyline points="0,0 -88,-12"/>
   </object>
   <object id="19" name="d2 red" type="officer" x="221" y="131.7">
    <properties>
     <property name="colour" value="red"/>
    </properties>
    <point/>
   </object>
   <object id="20" name="d2 blue" type="officer" x="269" y="137.7">
    <properties>
     <property name="colour" value="blue"/>
    </properties>
    <point/>
   </object>
   <object id="21" name="d2 black" type="officer" x="231" y="42.7">
    <properties>
     <property name="colour" value="black"/>
    </properties>
    <point/>
   </object>
   <object id="22" name="d2 inspector" type="officer" x="229" y="223.7">
    <properties>
     <property name="colour" value="inspector"/>
    </properties>
    <point/>
   </object>
  </objectgroup>
 </tile>
 <tile id="13" type="city">
  <properties>
   <property name="tile" value="d3"/>
  </properties>
  <image width="318" height="288" source="tiles/d3.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="d3.a" type="street" x="151" y="117.7">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <polygon points="0,0 0,-111.1 16,-111.1 16,0 11.8,-2.7 118,-53.1 124.8,-38.6 18.7,11.8 5.9,19.1 -101.2,91.9 -110.2,78.7 -3.1,5.9"/>
   </object>
   <object id="2" name="d3.w" type="water" x="159" y="125.7">
    <properties>
     <property name="kind" value="water"/>
     <property name="region" value="w"/>
    </properties>
    <polygon points="0,0 117,-55.5 156,12 78,147.1 -78,147.1 -117,79.5"/>
   </object>
   <object id="3" name="d3.business" type="location" x="44" y="58.7" width="54" height="54">
    <properties>
     <property name="kind" value="business"/>
     <property name="slot" type="int" value="1"/>
    </properties>
    <ellipse/>
   </object>
   <object id="4" name="d3.church" type="location" x="104" y="22.7" width="54" height="54">
    <properties>
     <property name="kind" value="church"/>
     <property name="slot" type="int" value="2"/>
    </properties>
    <ellipse/>
   </object>
   <object id="5" name="d3.a hub" type="hub" x="159" y="125.7">
    <properties>
     <property name="region" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="6" name="d3.w hub" type="hub" x="189" y="205.7">
    <properties>
     <property name="region" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="7" name="d3.edge0" type="edge" x="159" y="2.6">
    <properties>
     <property name="number" type="int" value="0"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="8" name="d3.edge1" type="edge" x="276" y="70.1">
    <properties>
     <property name="number" type="int" value="1"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="9" name="d3.edge2" type="edge" x="276" y="205.2">
    <properties>
     <property name="number" type="int" value="2"/>
     <property name="shows" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="10" name="d3.edge3" type="edge" x="159" y="272.8">
    <properties>
     <property name="number" type="int" value="3"/>
     <property name="shows" value="w"/>
    </properties>
    <point/>
   </object>
   <object id="11" name="d3.edge4" type="edge" x="42" y="205.2">
    <properties>
     <property name="number" type="int" value="4"/>
     <property name="shows" value="a"/>
    </properties>
    <point/>
   </object>
   <object id="12" name="d3.edge5" type="edge" x="42" y="70.1">
    <properties>
     <property name="number" type="int" value="5"/>
     <property name="shows" value="business"/>
    </properties>
    <point/>
   </object>
   <object id="13" name="business to a" type="link" x="71" y="85.7">
    <properties>
     <property name="from" value="business"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 88,40"/>
   </object>
   <object id="14" name="church to a" type="link" x="131" y="49.7">
    <properties>
     <property name="from" value="church"/>
     <property name="to" value="a"/>
    </properties>
    <polyline points="0,0 28,76"/>
   </object>
   <object id="15" name="business to church" type="link" x="71" y="85.7">
    <properties>
     <property name="from" value="business"/>
     <property name="to" value="church"/>
    </properties>
    <polyline points="0,0 60,-36"/>
   </object>
   <object id="16" name="a to w" type="link" x="159" y="125.7">
    <properties>
     <property name="from" value="a"/>
     <property name="to" value="w"/>
    </properties>
    <polyline points="0,0 30,80"/>
   </object>
   <object id="17" name="d3 red" type="officer" x="199" y="69.7">
    <properties>
     <property name="colour" value="red"/>
    </properties>
    <point/>
   </object>
   <object id="18" name="d3 blue" type="officer" x="221" y="32.7">
    <properties>
     <property name="colour" value="blue"/>
    </properties>
    <point/>
   </object>
   <object id="19" name="d3 black" type="officer" x="49" y="145.7">
    <properties>
     <property name="colour" value="black"/>
    </properties>
    <point/>
   </object>
   <object id="20" name="d3 inspector" type="officer" x="111" y="119.7">
    <properties>
     <property name="colour" value="inspector"/>
    </properties>
    <point/>
   </object>
  </objectgroup>
 </tile>
 <tile id="14" type="space">
  <image width="56" height="48" source="tiles/space.png"/>
 </tile>
 <tile id="15" type="start">
  <image width="56" height="48" source="tiles/start.png"/>
 </tile>
 <tile id="16">
  <image width="1236" height="762" source="tiles/backdrop.png"/>
 </tile>
 <tile id="17">
  <image width="64" height="32" source="tiles/panel.png"/>
 </tile>
 <tile id="18">
  <image width="54" height="56" source="tiles/place_casino.png"/>
 </tile>
 <tile id="19">
  <image width="54" height="56" source="tiles/place_nightclub.png"/>
 </tile>
 <tile id="20">
  <image width="54" height="56" source="tiles/place_bar.png"/>
 </tile>
 <tile id="21">
  <image width="54" height="56" source="tiles/place_restaurant.png"/>
 </tile>
 <tile id="22">
  <image width="54" height="56" source="tiles/place_cinema.png"/>
 </tile>
 <tile id="23">
  <image width="54" height="56" source="tiles/place_gym.png"/>
 </tile>
 <tile id="24">
  <image width="54" height="56" source="tiles/place_safe1.png"/>
 </tile>
 <tile id="25">
  <image width="54" height="56" source="tiles/place_safe2.png"/>
 </tile>
 <tile id="26">
  <image width="54" height="56" source="tiles/place_safe3.png"/>
 </tile>
 <tile id="27">
  <image width="54" height="56" source="tiles/place_exit1.png"/>
 </tile>
 <tile id="28">
  <image width="54" height="56" source="tiles/place_exit2.png"/>
 </tile>
 <tile id="29">
  <image width="54" height="56" source="tiles/place_exit3.png"/>
 </tile>
 <tile id="30">
  <image width="32" height="33" source="tiles/hex_money.png"/>
 </tile>
 <tile id="31">
  <image width="32" height="33" source="tiles/hex_income.png"/>
 </tile>
 <tile id="32">
  <image width="92" height="124" source="tiles/contact_back.png"/>
 </tile>
 <tile id="33">
  <image width="50" height="74" source="tiles/patrol_back.png"/>
 </tile>
 <tile id="34">
  <image width="92" height="124" source="tiles/inspector_back.png"/>
 </tile>
 <tile id="35">
  <image width="60" height="74" source="tiles/fixer_helicopter.png"/>
 </tile>
 <tile id="36">
  <image width="60" height="74" source="tiles/fixer_motorcycle.png"/>
 </tile>
 <tile id="37">
  <image width="60" height="74" source="tiles/fixer_surgeon.png"/>
 </tile>
 <tile id="38">
  <image width="60" height="74" source="tiles/fixer_forger.png"/>
 </tile>
 <tile id="39">
  <image width="60" height="74" source="tiles/fixer_safecracker.png"/>
 </tile>
 <tile id="40">
  <image width="60" height="74" source="tiles/fixer_tipster.png"/>
 </tile>
 <tile id="41">
  <image width="60" height="74" source="tiles/fixer_accountant.png"/>
 </tile>
 <tile id="42">
  <image width="60" height="74" source="tiles/fixer_boss.png"/>
 </tile>
 <tile id="43">
  <image width="60" height="74" source="tiles/equipment_vest.png"/>
 </tile>
 <tile id="44">
  <image width="60" height="74" source="tiles/equipment_hat.png"/>
 </tile>
 <tile id="45">
  <image width="60" height="74" source="tiles/equipment_helmet.png"/>
 </tile>
 <tile id="46">
  <image width="60" height="74" source="tiles/equipment_mask.png"/>
 </tile>
 <tile id="47">
  <image width="60" height="74" source="tiles/locker_green.png"/>
 </tile>
 <tile id="48">
  <image width="60" height="74" source="tiles/locker_black.png"/>
 </tile>
 <tile id="49">
  <image width="60" height="74" source="tiles/locker_brown.png"/>
 </tile>
 <tile id="50">
  <image width="36" height="37" source="tiles/key_green.png"/>
 </tile>
 <tile id="51">
  <image width="36" height="37" source="tiles/key_black.png"/>
 </tile>
 <tile id="52">
  <image width="36" height="37" source="tiles/key_brown.png"/>
 </tile>
 <tile id="53">
  <image width="40" height="41" source="tiles/gang_member.png"/>
 </tile>
 <tile id="54">
  <image width="46" height="47" source="tiles/gas_can.png"/>
 </tile>
 <tile id="55">
  <image width="46" height="47" source="tiles/disc.png"/>
 </tile>
 <tile id="56">
  <image width="102" height="93" source="tiles/tile_back.png"/>
 </tile>
</tileset>
