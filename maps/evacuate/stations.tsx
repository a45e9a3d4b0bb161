<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="stations" tilewidth="1236" tileheight="762" tilecount="32" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="station">
  <properties>
   <property name="card" value="start"/>
  </properties>
  <image width="180" height="416" source="tiles/start.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="start.1" type="space" x="9" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="start"/>
     <property name="place" type="int" value="1"/>
    </properties>
   </object>
   <object id="2" name="start.2" type="space" x="63" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="2"/>
    </properties>
   </object>
   <object id="3" name="start.3" type="space" x="117" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="3"/>
    </properties>
   </object>
  </objectgroup>
 </tile>
 <tile id="1" type="station">
  <properties>
   <property name="card" value="debris"/>
  </properties>
  <image width="234" height="416" source="tiles/debris.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="debris.1" type="space" x="9" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="1"/>
    </properties>
   </object>
   <object id="2" name="debris.2" type="space" x="63" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="2"/>
    </properties>
   </object>
   <object id="3" name="debris.3" type="space" x="117" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="debris"/>
     <property name="place" type="int" value="3"/>
    </properties>
   </object>
   <object id="4" name="debris.4" type="space" x="171" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="4"/>
    </properties>
   </object>
  </objectgroup>
 </tile>
 <tile id="2" type="station">
  <properties>
   <property name="card" value="maint"/>
  </properties>
  <image width="180" height="416" source="tiles/maint.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="maint.1" type="space" x="9" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="1"/>
    </properties>
   </object>
   <object id="2" name="maint.2" type="space" x="63" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="2"/>
    </properties>
   </object>
   <object id="3" name="maint.3" type="space" x="117" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="3"/>
    </properties>
   </object>
  </objectgroup>
 </tile>
 <tile id="3" type="station">
  <properties>
   <property name="card" value="acid"/>
  </properties>
  <image width="234" height="416" source="tiles/acid.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="acid.1" type="space" x="9" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="1"/>
    </properties>
   </object>
   <object id="2" name="acid.2" type="space" x="63" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="acid"/>
     <property name="place" type="int" value="2"/>
    </properties>
   </object>
   <object id="3" name="acid.3" type="space" x="117" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="acid"/>
     <property name="place" type="int" value="3"/>
    </properties>
   </object>
   <object id="4" name="acid.4" type="space" x="171" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="4"/>
    </properties>
   </object>
  </objectgroup>
 </tile>
 <tile id="4" type="station">
  <properties>
   <property name="card" value="dark"/>
  </properties>
  <image width="180" height="416" source="tiles/dark.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="dark.1" type="space" x="9" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="1"/>
    </properties>
   </object>
   <object id="2" name="dark.2" type="space" x="63" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="2"/>
    </properties>
   </object>
   <object id="3" name="dark.3" type="space" x="117" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="3"/>
    </properties>
   </object>
  </objectgroup>
 </tile>
 <tile id="5" type="station">
  <properties>
   <property name="card" value="gravity"/>
  </properties>
  <image width="234" height="416" source="tiles/gravity.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="gravity.1" type="space" x="9" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="1"/>
    </properties>
   </object>
   <object id="2" name="gravity.2" type="space" x="63" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="2"/>
    </properties>
   </object>
   <object id="3" name="gravity.3" type="space" x="117" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="3"/>
    </properties>
   </object>
   <object id="4" name="gravity.4" type="space" x="171" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="4"/>
    </properties>
   </object>
  </objectgroup>
 </tile>
 <tile id="6" type="station">
  <properties>
   <property name="card" value="deadend"/>
  </properties>
  <image width="180" height="416" source="tiles/deadend.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="deadend.1" type="space" x="9" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="1"/>
    </properties>
   </object>
   <object id="2" name="deadend.2" type="space" x="63" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="2"/>
    </properties>
   </object>
   <object id="3" name="deadend.3" type="space" x="117" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="3"/>
    </properties>
   </object>
  </objectgroup>
 </tile>
 <tile id="7" type="station">
  <properties>
   <property name="card" value="hole"/>
  </properties>
  <image width="234" height="416" source="tiles/hole.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="hole.1" type="space" x="9" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="1"/>
    </properties>
   </object>
   <object id="2" name="hole.2" type="space" x="63" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="2"/>
    </properties>
   </object>
   <object id="3" name="hole.3" type="space" x="117" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="3"/>
    </properties>
   </object>
   <object id="4" name="hole.4" type="space" x="171" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="4"/>
    </properties>
   </object>
   <object id="5" name="hole gap" type="gap" x="117" y="138">
    <polyline points="0,0 0,240"/>
   </object>
  </objectgroup>
 </tile>
 <tile id="8" type="station">
  <properties>
   <property name="card" value="resid"/>
  </properties>
  <image width="234" height="416" source="tiles/resid.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="resid.1" type="space" x="9" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="1"/>
    </properties>
   </object>
   <object id="2" name="resid.2" type="space" x="63" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="2"/>
    </properties>
   </object>
   <object id="3" name="resid.3" type="space" x="117" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="3"/>
    </properties>
   </object>
   <object id="4" name="resid.4" type="space" x="171" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="4"/>
    </properties>
   </object>
  </objectgroup>
 </tile>
 <tile id="9" type="station">
  <properties>
   <property name="card" value="narrow"/>
  </properties>
  <image width="234" height="416" source="tiles/narrow.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="narrow.1" type="space" x="9" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="1"/>
    </properties>
   </object>
   <object id="2" name="narrow.2" type="space" x="63" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="2"/>
    </properties>
   </object>
   <object id="3" name="narrow.3" type="space" x="117" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="3"/>
    </properties>
   </object>
   <object id="4" name="narrow.4" type="space" x="171" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="4"/>
    </properties>
   </object>
  </objectgroup>
 </tile>
 <tile id="10" type="station">
  <properties>
   <property name="card" value="concourse"/>
  </properties>
  <image width="288" height="416" source="tiles/concourse.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="concourse.1" type="space" x="9" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="1"/>
    </properties>
   </object>
   <object id="2" name="concourse.2" type="space" x="63" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="2"/>
    </properties>
   </object>
   <object id="3" name="concourse.3" type="space" x="117" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="3"/>
    </properties>
   </object>
   <object id="4" name="concourse.4" type="space" x="171" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="4"/>
    </properties>
   </object>
   <object id="5" name="concourse.5" type="space" x="225" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="5"/>
    </properties>
   </object>
  </objectgroup>
 </tile>
 <tile id="11" type="station">
  <properties>
   <property name="card" value="service"/>
  </properties>
  <image width="180" height="416" source="tiles/service.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="service.1" type="space" x="9" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="1"/>
    </properties>
   </object>
   <object id="2" name="service.2" type="space" x="63" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="2"/>
    </properties>
   </object>
   <object id="3" name="service.3" type="space" x="117" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="3"/>
    </properties>
   </object>
  </objectgroup>
 </tile>
 <tile id="12" type="station">
  <properties>
   <property name="card" value="walkway"/>
  </properties>
  <image width="234" height="416" source="tiles/walkway.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="walkway.1" type="space" x="9" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="1"/>
    </properties>
   </object>
   <object id="2" name="walkway.2" type="space" x="63" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="2"/>
    </properties>
   </object>
   <object id="3" name="walkway.3" type="space" x="117" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="3"/>
    </properties>
   </object>
   <object id="4" name="walkway.4" type="space" x="171" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="4"/>
    </properties>
   </object>
  </objectgroup>
 </tile>
 <tile id="13" type="station">
  <properties>
   <property name="card" value="checkpoint"/>
  </properties>
  <image width="180" height="416" source="tiles/checkpoint.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="checkpoint.1" type="space" x="9" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="1"/>
    </properties>
   </object>
   <object id="2" name="checkpoint.2" type="space" x="63" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="gate"/>
     <property name="place" type="int" value="2"/>
    </properties>
   </object>
   <object id="3" name="checkpoint.3" type="space" x="117" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="3"/>
    </properties>
   </object>
  </objectgroup>
 </tile>
 <tile id="14" type="station">
  <properties>
   <property name="card" value="deck"/>
  </properties>
  <image width="234" height="416" source="tiles/deck.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="deck.1" type="space" x="9" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="1"/>
    </properties>
   </object>
   <object id="2" name="deck.2" type="space" x="63" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="2"/>
    </properties>
   </object>
   <object id="3" name="deck.3" type="space" x="117" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="3"/>
    </properties>
   </object>
   <object id="4" name="deck.4" type="space" x="171" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="4"/>
    </properties>
   </object>
  </objectgroup>
 </tile>
 <tile id="15" type="station">
  <properties>
   <property name="card" value="coolant"/>
  </properties>
  <image width="234" height="416" source="tiles/coolant.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="coolant.1" type="space" x="9" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="1"/>
    </properties>
   </object>
   <object id="2" name="coolant.2" type="space" x="63" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="slick"/>
     <property name="place" type="int" value="2"/>
    </properties>
   </object>
   <object id="3" name="coolant.3" type="space" x="117" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="3"/>
    </properties>
   </object>
   <object id="4" name="coolant.4" type="space" x="171" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="4"/>
    </properties>
   </object>
  </objectgroup>
 </tile>
 <tile id="16" type="station">
  <properties>
   <property name="card" value="panic"/>
  </properties>
  <image width="180" height="416" source="tiles/panic.png"/>
  <objectgroup draworder="index" id="2">
   <object id="1" name="panic.1" type="space" x="9" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="1"/>
    </properties>
   </object>
   <object id="2" name="panic.2" type="space" x="63" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="room"/>
     <property name="place" type="int" value="2"/>
    </properties>
   </object>
   <object id="3" name="panic.3" type="space" x="117" y="138" width="54" height="240">
    <properties>
     <property name="kind" value="plain"/>
     <property name="place" type="int" value="3"/>
    </properties>
   </object>
  </objectgroup>
 </tile>
 <tile id="17" type="back">
  <image width="180" height="416" source="tiles/back.png"/>
 </tile>
 <tile id="18">
  <image width="1236" height="762" source="tiles/backdrop.png"/>
 </tile>
 <tile id="19">
  <image width="64" height="32" source="tiles/panel.png"/>
 </tile>
 <tile id="20">
  <image width="600" height="36" source="tiles/arrow.png"/>
 </tile>
 <tile id="21">
  <image width="64" height="64" source="tiles/tracker.png"/>
 </tile>
 <tile id="22">
  <image width="64" height="64" source="tiles/ready.png"/>
 </tile>
 <tile id="23">
  <image width="101" height="94" source="tiles/nohostile.png"/>
 </tile>
 <tile id="24">
  <image width="101" height="94" source="tiles/medical.png"/>
 </tile>
 <tile id="25">
  <image width="101" height="94" source="tiles/lighting.png"/>
 </tile>
 <tile id="26">
  <image width="101" height="94" source="tiles/front.png"/>
 </tile>
 <tile id="27">
  <image width="101" height="94" source="tiles/rear.png"/>
 </tile>
 <tile id="28">
  <image width="101" height="94" source="tiles/ambush.png"/>
 </tile>
 <tile id="29">
  <image width="101" height="94" source="tiles/lurkers.png"/>
 </tile>
 <tile id="30">
  <image width="101" height="94" source="tiles/pincer.png"/>
 </tile>
 <tile id="31">
  <image width="101" height="94" source="tiles/swarm.png"/>
 </tile>
</tileset>
