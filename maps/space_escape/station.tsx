<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="station" tilewidth="400" tileheight="240" tilecount="25" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <image width="400" height="240" source="tiles/floor_1.png"/>
 </tile>
 <tile id="1">
  <image width="400" height="240" source="tiles/floor_2.png"/>
 </tile>
 <tile id="2">
  <image width="400" height="240" source="tiles/floor_3.png"/>
 </tile>
 <tile id="3">
  <image width="400" height="240" source="tiles/floor_4.png"/>
 </tile>
 <tile id="4">
  <image width="400" height="240" source="tiles/floor_5.png"/>
 </tile>
 <tile id="5">
  <image width="64" height="64" source="tiles/backdrop.png"/>
 </tile>
 <tile id="6">
  <image width="64" height="64" source="tiles/plain.png"/>
 </tile>
 <tile id="7">
  <image width="64" height="64" source="tiles/ladder_foot.png"/>
 </tile>
 <tile id="8">
  <image width="64" height="64" source="tiles/shaft_mouth.png"/>
 </tile>
 <tile id="9">
  <image width="64" height="64" source="tiles/hatch.png"/>
 </tile>
 <tile id="10">
  <image width="64" height="64" source="tiles/ladder.png"/>
 </tile>
 <tile id="11">
  <image width="64" height="64" source="tiles/tube.png"/>
 </tile>
 <tile id="12">
  <image width="64" height="64" source="tiles/pod.png"/>
 </tile>
 <tile id="13">
  <image width="64" height="64" source="tiles/sky.png"/>
 </tile>
 <tile id="14">
  <image width="64" height="64" source="tiles/sun.png"/>
 </tile>
 <tile id="15">
  <image width="64" height="64" source="tiles/teal.png"/>
 </tile>
 <tile id="16">
  <image width="64" height="64" source="tiles/ember.png"/>
 </tile>
 <tile id="17">
  <image width="64" height="64" source="tiles/plum.png"/>
 </tile>
 <tile id="18">
  <image width="64" height="64" source="tiles/copper.png"/>
 </tile>
 <tile id="19">
  <image width="64" height="64" source="tiles/lime.png"/>
 </tile>
 <tile id="20">
  <image width="64" height="64" source="tiles/rose.png"/>
 </tile>
 <tile id="21">
  <image width="64" height="64" source="tiles/toothbrush.png"/>
 </tile>
 <tile id="22">
  <image width="64" height="64" source="tiles/tape.png"/>
 </tile>
 <tile id="23">
  <image width="64" height="64" source="tiles/radish.png"/>
 </tile>
 <tile id="24">
  <image width="64" height="64" source="tiles/map.png"/>
 </tile>
</tileset>
