--- Generic symbols that look{} chooses by name: fragments of SVG in a box
--- from -12 to 12. In them $f is the look's fill, $e its edge, $l a light and
--- $d a dark shade of the fill.

local colour = require "host.pictures.colour"
local markup = require "host.pictures.markup"
local number = require "host.pictures.shapes.curve".number

local symbols = {}

--- Where the figures on a tile stand that has one of these symbols: the first,
--- the second and so on, east and south of its middle.
symbols.STEPS = { stage = { { -7.5, -6 }, { 7.5, -6 }, { 0, -18 } } }

local forms = {}

-- ---- on tiles -------------------------------------------------------------

forms.shield = [[<path d="M-8-10H8V1C8 6 4 9 0 11.5C-4 9-8 6-8 1Z" fill="$f"
 stroke="$e" stroke-width="1.6"/><path d="M-6.8-8.8H0V9.8C-3.5
 8-6.8 5.5-6.8 1Z" fill="$l"/><path d="M-6.8-3.5H6.8V0H-6.8Z"
 fill="#f7e9b0"/>]]
forms.hill = [[<path d="M-13 9C-10-3-5-9 0-9S10-3 13 9Z" fill="$f" stroke="$e"
 stroke-width="1.3"/><path d="M-8 4C-6-2-3-5.5 0-6" fill="none" stroke="$l"
 stroke-width="1.6"/><path d="M-2 3L0 0L2 3M4 6L6 3L8 6" fill="none"
 stroke="$e" stroke-width="1"/>]]
forms.grapes = [[<path d="M0-11V-6M0-8C4-12 8-11 9-8C6-5 2-5 0-8Z"
 fill="#6d9a3f"
 stroke="$e" stroke-width="1"/><g fill="$f" stroke="$e" stroke-width=".8">
 <circle cx="-5" cy="-3" r="3"/><circle cx="0" cy="-3" r="3"/><circle cx="5"
 cy="-3" r="3"/><circle cx="-2.5" cy="2" r="3"/><circle cx="2.5" cy="2"
 r="3"/><circle cx="0" cy="7" r="3"/></g>]]
forms.house = [[<path d="M-7-1V9H7V-1L0-7Z" fill="$l" stroke="$e"
 stroke-width="1.3"/><path d="M-10 .5L0-9.5L10 .5L8 2.5L0-5.5L-8 2.5Z"
 fill="$f" stroke="$e" stroke-width="1.3" stroke-linejoin="round"/><path
 d="M-2 9V3.5A2 2 0 0 1 2 3.5V9Z" fill="$e"/><circle cy="-1" r="1.5"
 fill="#ffe9a0" stroke="$e" stroke-width=".6"/>]]
forms.tower = [[<path d="M-6 10V-5H6V10Z" fill="$f" stroke="$e"
 stroke-width="1.3"/><path d="M-8-12H-4.5V-9.5H-1.8V-12H1.8V-9.5H4.5V-12H8
 V-4.5H-8Z"
 fill="$l" stroke="$e" stroke-width="1.3" stroke-linejoin="round"/><path
 d="M-2 10V5A2 2 0 0 1 2 5V10ZM-1-2H1V1.5H-1Z" fill="$e"/><path
 d="M2.5-4H5.3V9.4H2.5Z" fill="$d" fill-opacity=".35"/>]]
forms.arch = [[<path d="M-12 9V-2Q0-10 12-2V9H8Q7 1 0 1Q-7 1-8 9Z" fill="$f"
 stroke="$e" stroke-width="1.3" stroke-linejoin="round"/><path d="M-12-2Q0-10
 12-2" fill="none" stroke="$l" stroke-width="1.6"/>]]
forms.wall = [[<path d="M-12 8V-8H-7.2V-4.5H-2.4V-8H2.4V-4.5H7.2V-8H12V8Z"
 fill="$f" stroke="$e" stroke-width="1.3" stroke-linejoin="round"/><path
 d="M-12-.4H12M-12 3.8H12M-6-.4V3.8M2-.4V3.8M-2 3.8V8M7 3.8V8" fill="none"
 stroke="$e" stroke-width=".7"/>]]
forms.gate = [[<path d="M-12 9V-9H-5V-5H5V-9H12V9Z" fill="$f" stroke="$e"
 stroke-width="1.3" stroke-linejoin="round"/><path d="M-11.4-8.4H-5.6V-6H-11.4Z
 M5.6-8.4H11.4V-6H5.6Z" fill="$l"/><path d="M-4.2 9V2A4.2 4.2 0 0 1 4.2 2V9Z"
 fill="$e"/>]]
forms.church = [[<ellipse cy="10.5" rx="12.5" ry="2.5" fill="#000"
 fill-opacity=".18"/><path d="M-11 10V1.5H3V10Z" fill="$l" stroke="$e"
 stroke-width="1"/><path d="M-12.5 2L-9-4.5H3V2Z" fill="$f" stroke="$e"
 stroke-width="1" stroke-linejoin="round"/><path d="M2 10V-3H10V10Z" fill="$l"
 stroke="$e" stroke-width="1"/><path d="M1-3L6-11L11-3Z" fill="$f" stroke="$e"
 stroke-width="1" stroke-linejoin="round"/><path d="M6-11V-16M4-14
 H8" fill="none"
 stroke="$e" stroke-width="1.3"/><path d="M4.5 10V6.5A1.5 1.5 0 0 1 7.5
 6.5V10ZM-9 4.5H-7.5V7.5H-9ZM-5.5 4.5H-4V7.5H-5.5ZM-2 4.5H-.5V7.5H-2Z"
 fill="$e"/><circle cx="6" cy=".5" r="1.5" fill="#ffe9a0" stroke="$e"
 stroke-width=".6"/>]]
forms.cathedral = [[<ellipse cy="11" rx="13" ry="2.5" fill="#000"
 fill-opacity=".2"/><path d="M-6 11V-2L0-8L6-2V11Z" fill="$l" stroke="$e"
 stroke-width="1"/><path d="M-12 11V-6H-6V11ZM6 11V-6H12V11Z" fill="$l"
 stroke="$e" stroke-width="1"/><path d="M-12.7-6L-9-15L-5.3-6ZM5.3-6L9-15
 L12.7-6Z"
 fill="$f" stroke="$e" stroke-width="1" stroke-linejoin="round"/><circle
 cy="0" r="2.8" fill="#8fc3e8" stroke="$e" stroke-width="1"/><path
 d="M-2.2 11V7A2.2 2.2 0 0 1 2.2 7V11ZM-10-2H-8V2H-10ZM8-2H10V2H8ZM-10
 5H-8V8H-10ZM8 5H10V8H8Z" fill="$e"/>]]
forms.garden = [[<rect x="-11" y="-8.5" width="22" height="17" rx="5"
 fill="#7cb04e" stroke="#4d7a2c" stroke-width="1.4"/><path
 d="M-8-1.5H8M0-6.5V6.5" stroke="#d9cfa4" stroke-width="2"
 fill="none"/><g fill="$f" stroke="$e" stroke-width=".5"><circle cx="-6"
 cy="-5" r="2"/><circle cx="-2.8" cy="-4.6" r="1.4"/><circle cx="6" cy="4"
 r="2"/><circle cx="3" cy="4.6" r="1.4"/></g><g fill="$l" stroke="$e"
 stroke-width=".5"><circle cx="5.6" cy="-5" r="2"/><circle cx="-5.6" cy="4"
 r="2"/></g><g fill="#f6d54a"><circle cx="-6" cy="-5" r=".8"/><circle cx="6"
 cy="4" r=".8"/><circle cx="5.6" cy="-5" r=".8"/><circle cx="-5.6" cy="4"
 r=".8"/></g>]]
forms.tree = [[<path d="M-1.2 3H1.2V11H-1.2Z" fill="#6b4a2c"/><circle cy="-2"
 r="7.5" fill="$f" stroke="$e" stroke-width="1"/><circle cx="-2.5" cy="-4.5"
 r="2.5" fill="$l" fill-opacity=".6"/>]]
forms.mountain = [[<path d="M-13 10.5L-4.5-7L-1.5-4L2-8.5L13 10.5Z" fill="$f"
 stroke="$e" stroke-width="1.3" stroke-linejoin="round"/><path
 d="M-4.5-7L-1.5-4L2-8.5L5-3L2.5 1L0-1.5L-3 4L-4.5-1L-6.5-2.5Z"
 fill="#f0761e" stroke="#c2410c" stroke-width=".7"/><circle cx="-3" cy="-11"
 r="2.5" fill="#9a9a9a" fill-opacity=".8"/><circle cx="2" cy="-13.5" r="3"
 fill="#b5b5b5" fill-opacity=".8"/>]]
forms.dragon = [[<path d="M-3-3C-8-4-12-1-13 4C-11 2-9 2-8 3C-8 5-9 6-10
 7C-7 6-5 6-4 8L-1 3Z" fill="$d" stroke="$e" stroke-width="1"
 stroke-linejoin="round"/><path d="M-9 11C-3 12.5 3 11 4 6.5C4.5 4 3 2 1 1C-2-.5
 -3.5-3-2.5-6C-1.5-9 1.5-10.5 4.5-10L3.5-13L7-10C9-9.5 11-8 13-5.5L12.5-3L9-3.5
 L12-1.5L10.5.5C8 .5 5.5-.5 4-2C3-2.5 2.5-2 3-1C5 .5 8.5 3.5 8 7.5C7.5 12 2 14-4
 13.5C-6 13.2-8 12.5-9 11Z" fill="$f" stroke="$e" stroke-width="1.1"
 stroke-linejoin="round"/><path d="M-2.5-6L-6.5-7.5L-3.4-3.6ZM-1-9L-3.5-12.5
 L2-10.3Z" fill="$l" stroke="$e" stroke-width=".7"
 stroke-linejoin="round"/><circle cx="5.5" cy="-7" r="1.5"
 fill="#fff6c0"/><circle cx="5.9" cy="-7" r=".7" fill="#1c1c1c"/>]]
forms.ring = [[<circle r="10" fill="$d" stroke="$e" stroke-width="1.2"/><circle
 r="7.5" fill="none" stroke="$f" stroke-width="2.6"/><path d="M0-5A5 5 0 0 1 5
 0A4 4 0 0 1 1 4A3 3 0 0 1-2 1A2 2 0 0 1 0-1" fill="none" stroke="$l"
 stroke-width="1.8" stroke-linecap="round"/>]]
forms.crown = [[<path d="M-9.5 5L-11-6L-5-.5L0-9.5L5-.5L11-6L9.5 5Z" fill="$f"
 stroke="$e" stroke-width="1.2" stroke-linejoin="round"/><path
 d="M-9.5 5H9.5V9H-9.5Z" fill="$l" stroke="$e" stroke-width="1.2"/><g
 fill="#fff3c4" stroke="$e" stroke-width=".6"><circle cx="-11" cy="-7"
 r="1.5"/><circle cy="-10.5" r="1.7"/><circle cx="11" cy="-7" r="1.5"/></g>]]
forms.lady = [[<path d="M0-2C4-2 4.5 2 9 11H-9C-4.5 2-4-2 0-2Z" fill="$f"
 stroke="$e" stroke-width="1.2"/><circle cy="-5" r="3.8" fill="#f4d3b5"
 stroke="$e" stroke-width="1"/><path d="M-4-6.5L-4.5-11.5L-1.8-9L0-12L1.8-9
 L4.5-11.5L4-6.5Z"
 fill="#f0c53a" stroke="$e" stroke-width=".8" stroke-linejoin="round"/>]]
forms.barrel = [[<path d="M-6-9.5H6C9-4 9 4 6 9.5H-6C-9 4-9-4-6-9.5Z" fill="$f"
 stroke="$e" stroke-width="1.3"/><path d="M-7.7-4.5H7.7M-7.7 4.5H7.7"
 stroke="$e" stroke-width="1.8"/><path d="M-2.5-9.5C-3.8-3-3.8 3-2.5
 9.5M2.5-9.5C3.8-3 3.8 3 2.5 9.5" fill="none" stroke="$d"
 stroke-width=".8"/>]]
forms.sheaf = [[<path d="M0 11V-3M0 11C-1 5-3 1-5.5-2M0 11C1 5 3 1 5.5-2"
 fill="none" stroke="$d" stroke-width="1.6" stroke-linecap="round"/><g
 fill="$f" stroke="$e" stroke-width=".8"><path d="M0-13.5C2-11.5 2-9.5
 0-8C-2-9.5-2-11.5 0-13.5ZM-.3-4.5C-3-5-4-6.5-3.8-9C-1.5-8.5-.3-7-.3-4.5ZM.3
 -4.5C3-5 4-6.5 3.8-9C1.5-8.5 .3-7 .3-4.5ZM-.3-1C-3-1.5-4-3-3.8-5.5C-1.5-5
 -.3-3.5-.3-1ZM.3-1C3-1.5 4-3 3.8-5.5C1.5-5 .3-3.5 .3-1Z"/><path d="M-9-9
 C-6.5-8.8-5.5-7-6-4.5C-8.2-5-9.3-6.5-9-9ZM-10.5-4C-8-4.2-6.5-3-6-.5C-8.5-.3
 -10-1.5-10.5-4ZM-4.8-6C-3.5-4-3.5-2.2-5-.6C-6.3-2.4-6.2-4.2-4.8-6Z"/><path
 d="M9-9C6.5-8.8 5.5-7 6-4.5C8.2-5 9.3-6.5 9-9ZM10.5-4C8-4.2 6.5-3 6-.5C8.5-.3
 10-1.5 10.5-4ZM4.8-6C3.5-4 3.5-2.2 5-.6C6.3-2.4 6.2-4.2 4.8-6Z"/></g><path
 d="M-2.6 5.5H2.6" stroke="$e" stroke-width="2.6"
 stroke-linecap="round"/>]]
forms.cloth = [[<path d="M-11 1.5H6V9.5H-11Z" fill="$d" stroke="$e"
 stroke-width="1.1" stroke-linejoin="round"/><path d="M-9-7H7.5V1.5H-9Z"
 fill="$f" stroke="$e" stroke-width="1.1" stroke-linejoin="round"/><path
 d="M7.5-7C10.5-7 11.5-5.5 11.5-3V11L9.5 9.3L7.5 11V-1C7.5-2 7-2.8 6-2.8H-9"
 fill="$l" stroke="$e" stroke-width="1.1" stroke-linejoin="round"/><path
 d="M7.5 5.5H11.5M7.5 8H11.5M-9-5H6M-11 4H6M-11 7H6" stroke="$e"
 stroke-width=".8" fill="none" stroke-opacity=".75"/>]]
forms.fish = [[<path d="M-11-5L-5.5-1C-2-6 6-7 11 0C6 7-2 6-5.5 1L-11 5Z"
 fill="$f" stroke="$e" stroke-width="1.2" stroke-linejoin="round"/><circle
 cx="6" cy="-1.2" r="1.2" fill="$e"/><path d="M2-4C.5-1.5.5 1.5 2 4"
 fill="none" stroke="$e" stroke-width=".9"/>]]
forms.cow = [[<path d="M-6-6C-11-5-11-9-9-11C-8-8-6-8-4-8H4C6-8 8-8 9-11
 C11-9 11-5
 6-6" fill="$l" stroke="$e" stroke-width="1"/><path d="M-6-8H6L5 3C4.5 10-4.5
 10-5 3Z" fill="$f" stroke="$e" stroke-width="1.2"/><ellipse cy="6.5" rx="4.5"
 ry="3.3" fill="#f1d5c3" stroke="$e" stroke-width="1"/><path d="M-2
 6.5V7.5M2 6.5V7.5M-3-2V-1M3-2V-1" stroke="$e" stroke-width="1.6"
 stroke-linecap="round"/>]]
forms.coin = [[<circle r="9.5" fill="$f" stroke="$e" stroke-width="1.5"/><circle
 r="6.5" fill="none" stroke="$l" stroke-width="1.2"/>]]
forms.star = [[<path d="M0-10.5L3-3.5L10.5-3L4.8 2L6.5 9.5L0 5.5L-6.5
 9.5L-4.8 2L-10.5-3L-3-3.5Z" fill="$f" stroke="$e" stroke-width="1.2"
 stroke-linejoin="round"/>]]
forms.compass = [[<circle r="10.5" fill="$l" stroke="$e"
 stroke-width="1.1"/><circle r="7.6" fill="none" stroke="$d"
 stroke-width="1"/><path d="M-6-6L0-2.6L6-6L2.6 0L6 6L0 2.6L-6 6L-2.6 0Z"
 fill="$d" stroke="$e" stroke-width=".7"/><path d="M0-11.5L2.4-2.4L11.5 0L2.4
 2.4L0 11.5L-2.4 2.4L-11.5 0L-2.4-2.4Z" fill="$f" stroke="$e"
 stroke-width="1" stroke-linejoin="round"/>]]
forms.wings = [[<path d="M-11.5 1C-8-6-3-6.5 0-2.5C3-6.5 8-6 11.5 1C8-1.5 5-1.5
 2.5 .5V3.5H-2.5V.5C-5-1.5-8-1.5-11.5 1Z" fill="$f" stroke="$e"
 stroke-width="1.1" stroke-linejoin="round"/><path d="M-4 3.5H4L2.5 8H-2.5Z"
 fill="$d" stroke="$e" stroke-width="1.1" stroke-linejoin="round"/>]]
forms.cross = [[<path d="M-2.5-11H2.5V-5H8.5V0H2.5V11H-2.5V0H-8.5V-5H-2.5Z"
 fill="$f" stroke="$e" stroke-width="1.3" stroke-linejoin="round"/>]]
forms.swords = [[<g stroke="$e" stroke-width="1" stroke-linejoin="round"><path
 d="M-10-11.5L-6-10.5L6.5 4L4 6.5L-9-7Z" fill="#eef0f2"/><path
 d="M10-11.5L6-10.5L-6.5 4L-4 6.5L9-7Z" fill="#eef0f2"/><path
 d="M2 8L8 2L9.6 3.6L7.3 5.9L11 9.6L9.6 11L5.9 7.3L3.6 9.6ZM-2 8L-8 2L-9.6
 3.6L-7.3 5.9L-11 9.6L-9.6 11L-5.9 7.3L-3.6 9.6Z" fill="$f"/></g>]]
forms.flag = [[<path d="M-7 11V-11" stroke="$e" stroke-width="2"/><path
 d="M-6-10.5C-1-13 3-7 9-10V-1C3 2-1-4-6-1.5Z" fill="$f" stroke="$e"
 stroke-width="1"/>]]
forms.hall = [[<path d="M-11-3L0-10.5L11-3Z" fill="$f" stroke="$e"
 stroke-width="1.2" stroke-linejoin="round"/><path d="M-10-3H10V-.5H-10ZM-11
 8H11V11H-11Z" fill="$l" stroke="$e" stroke-width="1"/><path d="M-8.5-.5H-5.5
 V8H-8.5ZM-1.5-.5H1.5V8H-1.5ZM5.5-.5H8.5V8H5.5Z"
 fill="$l" stroke="$e" stroke-width="1"/>]]
forms.keep = [[<path d="M-10.5 11V-3H10.5V11Z" fill="$l" stroke="$e"
 stroke-width="1.2"/><path d="M-12-8H-9V-6H-7V-8H-4V11H-12ZM4-8H7V-6H9V-8H12
 V11H4Z"
 fill="$f" stroke="$e" stroke-width="1.2" stroke-linejoin="round"/><path
 d="M-2.5 11V6A2.5 2.5 0 0 1 2.5 6V11Z" fill="$e"/><path d="M0-3V-12L6-10L0-7.5"
 fill="#e2b93b" stroke="$e" stroke-width="1" stroke-linejoin="round"/>]]
forms.well = [[<ellipse cy="8" rx="8.5" ry="3.4" fill="$d" stroke="$e"
 stroke-width="1"/><path d="M-7.5 2V8A7.5 3 0 0 0 7.5 8V2Z" fill="$l"
 stroke="$e" stroke-width="1"/><ellipse cy="2" rx="7.5" ry="2.8"
 fill="#3f6f96" stroke="$e" stroke-width="1"/><path d="M-6.5 2V-6M6.5 2V-6M0-6
 V1" stroke="$e" stroke-width="1.4"/><path d="M-9-5.5L0-11.5L9-5.5Z" fill="$f"
 stroke="$e" stroke-width="1.1" stroke-linejoin="round"/>]]
forms.fountain = [[<ellipse cy="8" rx="12" ry="4" fill="$l" stroke="$e"
 stroke-width="1.1"/><ellipse cy="7.2" rx="9.5" ry="2.7" fill="#5fa3d6"
 stroke="$e" stroke-width=".8"/><path d="M-1.8 7V-3H1.8V7Z" fill="$f"
 stroke="$e" stroke-width="1"/><ellipse cy="-3.5" rx="6" ry="2.2"
 fill="$l" stroke="$e" stroke-width="1"/><path d="M0-4C-1-10-5-10-6-4.5M0-4
 C1-10 5-10 6-4.5M0-4V-12M-6-3C-8-1-8.5 3-8.5 6M6-3C8-1 8.5 3 8.5 6"
 fill="none" stroke="#3f7fb8" stroke-width="1.3"
 stroke-linecap="round"/>]]
forms.watchtower = [[<path d="M-6 11V-5H6V11Z" fill="$f" stroke="$e"
 stroke-width="1.2"/><path d="M-7.5-5V-10.5H-4.5V-8H-1.5V-10.5H1.5V-8H4.5V-10.5
 H7.5V-5Z" fill="$l" stroke="$e" stroke-width="1.1"
 stroke-linejoin="round"/><path d="M0-10.5V-15L5-13.4L0-11.8" fill="#c8402f"
 stroke="$e" stroke-width=".8"/><path d="M-3.6-2H-1.6V1H-3.6ZM1.6-2H3.6V1H1.6Z
 M-2 11V6.5A2 2 0 0 1 2 6.5V11Z" fill="$e"/><path d="M-6 3.5H6"
 stroke="$e" stroke-width=".8"/>]]
forms.manor = [[<path d="M-11.5 11V-1H11.5V11Z" fill="$l" stroke="$e"
 stroke-width="1.1"/><path d="M-13-.5L-9-8H9L13-.5Z" fill="$f" stroke="$e"
 stroke-width="1.1" stroke-linejoin="round"/><path d="M5-8V-12H8.5V-8Z"
 fill="$d" stroke="$e" stroke-width="1"/><path d="M-2 11V5H2V11ZM-9 2.5H-6V6H-9
 ZM6 2.5H9V6H6ZM-9 7.6H-6V9.6H-9ZM6 7.6H9V9.6H6ZM-7-5.6H-4.6V-3H-7ZM-1.2-5.6
 H1.2V-3H-1.2ZM4.6-5.6H7V-3H4.6Z" fill="$e"/>]]
forms.basilica = [[<path d="M-12 11V2H12V11Z" fill="$l" stroke="$e"
 stroke-width="1"/><path d="M-13 2L-9-2.5H9L13 2Z" fill="$f" stroke="$e"
 stroke-width="1" stroke-linejoin="round"/><path d="M-4.5
 2V-5H4.5V2ZM-3.5-5V-9.5
 H3.5V-5Z" fill="$l" stroke="$e" stroke-width="1"/><path d="M-4.5-9.5L0-15.5
 L4.5-9.5Z" fill="$f" stroke="$e" stroke-width="1"
 stroke-linejoin="round"/><path
 d="M-1.4-8.5H1.4V-6.2H-1.4ZM-2.6-3.6H-.6V.4H-2.6Z
 M.6-3.6H2.6V.4H.6ZM-9.5 5A1.4 1.4 0 0 1-6.7 5V11H-9.5ZM6.7 5A1.4 1.4 0 0 1 9.5
 5V11H6.7ZM-1.9 11V6.8A1.9 1.9 0 0 1 1.9 6.8V11Z" fill="$e"/>]]
forms.minster = [[<path d="M-6.5 11V-3L0-9.5L6.5-3V11Z" fill="$l" stroke="$e"
 stroke-width="1"/><path d="M-7.5-2.5L0-11L7.5-2.5L6-1.5L0-8.2L-6-1.5Z"
 fill="$f"
 stroke="$e" stroke-width=".9" stroke-linejoin="round"/><circle cy="-1.5"
 r="3.6" fill="#8fc3e8" stroke="$e" stroke-width="1"/><path d="M0-5.1V2.1M-3.6
 -1.5H3.6M-2.5-4L2.5 1M2.5-4L-2.5 1" stroke="$e" stroke-width=".6"/><path
 d="M-12 11V1L-9.3-4L-6.5 1V11ZM6.5 11V1L9.3-4L12 1V11Z" fill="$f" stroke="$e"
 stroke-width="1" stroke-linejoin="round"/><path d="M-2.2 11V7A2.2 2.2 0 0 1
 2.2 7V11ZM-10-1H-8.6V4H-10ZM8.6-1H10V4H8.6Z" fill="$e"/>]]
forms.castle = [[<path d="M-12.5 11V2H12.5V11Z" fill="$l" stroke="$e"
 stroke-width="1.1"/><path d="M-13-4H-10.5V-2H-8.5V-4H-6V11H-13ZM6-4H8.5V-2H10.5
 V-4H13V11H6Z" fill="$f" stroke="$e" stroke-width="1"
 stroke-linejoin="round"/><path d="M-4.5 11V-7H4.5V11Z" fill="$f" stroke="$e"
 stroke-width="1"/><path d="M-5.5-7L0-14L5.5-7Z" fill="#8a3b34" stroke="$e"
 stroke-width="1" stroke-linejoin="round"/><path d="M0-14V-17L4-15.7L0-14.6"
 fill="#e2b93b" stroke="$e" stroke-width=".7"/><path d="M-2.2 11V6.5A2.2 2.2 0 0
 1 2.2 6.5V11ZM-1-4.5H1V-1.5H-1ZM-10.3 1H-8.7V4.5H-10.3ZM8.7 1H10.3V4.5H8.7Z"
 fill="$e"/>]]
forms.anvil = [[<path d="M-12-6.5H11V-2.5C8-2.5 4.5-1 4.5 2C4.5 4 7 5 8
 6V10H-8V6
 C-6 5-3.5 4-3.5 2C-3.5 0-5-1.5-7-2C-9.5-2.5-11.5-4-12-6.5Z" fill="$f"
 stroke="$e" stroke-width="1.2" stroke-linejoin="round"/><path d="M-10-5.2H9.6"
 stroke="$l" stroke-width="1.3"/><path d="M1-8L8-13L9.5-11L2.5-6.5Z"
 fill="#8a6242" stroke="$e" stroke-width=".8"/><path d="M-3.5-9.5L2-11.5L4-7.5
 L-1.5-5.8Z" fill="$l" stroke="$e" stroke-width="1"
 stroke-linejoin="round"/>]]
forms.stall = [[<path d="M-9-2V10M9-2V10" stroke="$e" stroke-width="1.8"/><path
 d="M-10 3H10V7H-10Z" fill="$l" stroke="$e" stroke-width="1"/><path
 d="M-11-1L-8-9H8L11-1Z" fill="#fbf3df" stroke="$e" stroke-width="1.2"
 stroke-linejoin="round"/><path d="M-6.5-1L-4.8-9H-1.6L-2.2-1ZM2.2-1L1.6-9H4.8
 L6.5-1Z"
 fill="$f"/>]]
forms.plaza = [[<circle r="8.5" fill="$f" stroke="$e"
 stroke-width="1.1"/><circle
 r="5.8" fill="none" stroke="$l" stroke-width="1.1"/><circle r="3"
 fill="$l" stroke="$e" stroke-width=".8"/><circle r="1" fill="$e"/>]]
forms.pool = [[<path d="M-11 1C-12-6-5-10 1-9.5C8-9 12-4 11 2C10 8 4 10-1 9.5C-7
 9-10.5 6-11 1Z" fill="$f" stroke="$e" stroke-width="1.3"/><path d="M-6-1
 C-4-3-2-3
 0-1C2 1 4 1 6-1M-4 4C-2 2.5 0 2.5 2 4" fill="none" stroke="$l"
 stroke-width="1.2" stroke-linecap="round"/>]]
forms.spring = [[<circle r="9" fill="#9a958a" stroke="#5f5b52"
 stroke-width="1.2"/><circle r="6" fill="$f" stroke="$e"
 stroke-width="1"/><path d="M-3 0A3 3 0 0 1 3 0M-1.2 1A1.3 1.3 0 0 1 1.2 1"
 fill="none" stroke="$l" stroke-width="1.2" stroke-linecap="round"/>]]
forms.arena = [[<circle r="15" fill="$f" stroke="$e" stroke-width="1.2"/><circle
 r="12.6" fill="none" stroke="#b5372b" stroke-width="2.6"
 stroke-dasharray="4.4 4.4"/><circle r="10.8" fill="none" stroke="$e"
 stroke-width=".7"/>]]
forms.stage = [[<path d="M-15 9V2H-7.5V-5H7.5V2H15V9Z" fill="$f" stroke="$e"
 stroke-width="1.3" stroke-linejoin="round"/><path d="M-13.8 3.2H13.8M-6.3-3.8
 H6.3" stroke="$l" stroke-width="1.4"/><path d="M0 2V9" stroke="$e"
 stroke-width="1"/>]]
forms.disc = [[<circle r="8" fill="$f" stroke="$e" stroke-width="1.3"/>]]
forms.none = ""

forms.tent = [[<ellipse cy="11" rx="14" ry="2.5" fill="#000"
 fill-opacity=".2"/><path d="M-11 11V1H11V11Z" fill="$f" stroke="$e"
 stroke-width="1.1"/><path d="M-6.6 1H-2.2V11H-6.6ZM2.2 1H6.6V11H2.2Z"
 fill="#fbf3df"/><path d="M-14 2C-8 0-3-5 0-11C3-5 8 0 14 2C10 4.5 9 2.5 7 2.6
 C5 4.6 4 2.8 2.3 2.8C1 4.8-1 4.8-2.3 2.8C-4 2.8-5 4.6-7 2.6C-9 2.5-10 4.5-14
 2Z" fill="$f" stroke="$e" stroke-width="1.1" stroke-linejoin="round"/><path
 d="M-6.5 1.6C-3.6-1.5-1.3-5.5 0-9.5C1.3-5.5 3.6-1.5 6.5 1.6C4 1.8 3 1.4 2.2
 1.6C1.2-1 .5-4 0-7C-.5-4-1.2-1-2.2 1.6C-3 1.4-4 1.8-6.5 1.6Z"
 fill="#fbf3df"/><path d="M0-11V-16L6-14L0-12.2" fill="#f0c53a" stroke="$e"
 stroke-width="1" stroke-linejoin="round"/><path d="M-2 11C-2 7-1 5 0 4C1 5 2 7
 2 11Z" fill="$e"/>]]

-- ---- figures: $f is the colour of the owner -------------------------------

forms.person = [[<path d="M0-3.5C5-3.5 6 0 9.5 10C9.9 11.3 9.2 12 8
 12H-8C-9.2 12-9.9 11.3-9.5 10C-6 0-5-3.5 0-3.5Z" fill="$f" stroke="$e"
 stroke-width="1.3"/><circle cy="-6.5" r="5" fill="$f" stroke="$e"
 stroke-width="1.3"/><path d="M-3 0C-4.5 3-5.5 6-6.2 9.5" fill="none"
 stroke="$l" stroke-width="1.4" stroke-linecap="round"
 stroke-opacity=".8"/><circle cx="-1.6" cy="-8" r="1.4" fill="$l"
 fill-opacity=".8"/>]]
forms.abbot = [[<path d="M0-4C5-4 6 0 9.5 10C9.9 11.3 9.2 12 8 12H-8C-9.2
 12-9.9 11.3-9.5 10C-6 0-5-4 0-4Z" fill="$f" stroke="$e"
 stroke-width="1.3"/><circle cy="-5" r="4" fill="$f" stroke="$e"
 stroke-width="1.3"/><path d="M-4.5-6.5L0-14L4.5-6.5Z" fill="#f7f1de"
 stroke="$e" stroke-width="1.1" stroke-linejoin="round"/><path d="M0 1V9M-3
 4H3" stroke="#f7f1de" stroke-width="1.8"/>]]
forms.worker = [[<path d="M0-3.5C5-3.5 6 0 9.5 10C9.9 11.3 9.2 12 8
 12H-8C-9.2 12-9.9 11.3-9.5 10C-6 0-5-3.5 0-3.5Z" fill="$f" stroke="$e"
 stroke-width="1.3"/><circle cy="-6" r="4.5" fill="$f" stroke="$e"
 stroke-width="1.3"/><path d="M-7-7.5A7 5.5 0 0 1 7-7.5Z" fill="#f0c53a"
 stroke="$e" stroke-width="1.1"/><path d="M-3 9L4 0M1.5-1.5L6.5 2.5"
 stroke="#f7f1de" stroke-width="2.2" stroke-linecap="round"/>]]
forms.ringmaster = [[<path d="M0-3.5C5-3.5 6 0 9.5 10C9.9 11.3 9.2 12 8
 12H-8C-9.2 12-9.9 11.3-9.5 10C-6 0-5-3.5 0-3.5Z" fill="$f" stroke="$e"
 stroke-width="1.3"/><circle cy="-5" r="4.2" fill="$f" stroke="$e"
 stroke-width="1.3"/><path d="M-7-8H7V-6.8H-7ZM-4-8V-15.5H4V-8Z" fill="#33302e"
 stroke="$e" stroke-width="1" stroke-linejoin="round"/><path d="M-4-9.6H4"
 stroke="#c23b2e" stroke-width="1.6"/><path d="M-3.4-1L0 3L3.4-1V5L0 3L-3.4
 5Z" fill="#f7f1de" stroke="$e" stroke-width=".7"/>]]
forms.count = [[<path d="M0-3.5C5-3.5 6 0 9.5 10C9.9 11.3 9.2 12 8
 12H-8C-9.2 12-9.9 11.3-9.5 10C-6 0-5-3.5 0-3.5Z" fill="$f" stroke="$e"
 stroke-width="1.3"/><circle cy="-5.5" r="4.5" fill="#f4d3b5" stroke="$e"
 stroke-width="1.2"/><path d="M-5-8L-6-14L-2.5-11L0-15L2.5-11L6-14L5-8Z"
 fill="#f0c53a" stroke="$e" stroke-width="1" stroke-linejoin="round"/>]]
forms.block = [[<path d="M-9 3.5L0 7.5L9 3.5V8L0 12L-9 8Z" fill="$d"
 stroke="$e" stroke-width="1"/><path d="M-9-3L0 1L9-3V3.5L0 7.5L-9 3.5Z"
 fill="$f" stroke="$e" stroke-width="1.2" stroke-linejoin="round"/><path
 d="M-9-3L0-7L9-3L0 1Z" fill="$l" stroke="$e" stroke-width="1.2"
 stroke-linejoin="round"/>]]
forms.pig = [[<ellipse cy="1.5" rx="10.5" ry="8" fill="$f" stroke="$e"
 stroke-width="1.3"/><path d="M-8-4L-9-10L-3-6ZM8-4L9-10L3-6Z" fill="$f"
 stroke="$e" stroke-width="1.2" stroke-linejoin="round"/><ellipse cy="3.5"
 rx="4.5"
 ry="3.2" fill="$l" stroke="$e" stroke-width="1"/><path d="M-1.5
 3V4.2M1.5 3V4.2M-4-2V-1M4-2V-1" stroke="$e" stroke-width="1.6"
 stroke-linecap="round"/>]]
forms.mayor = [[<path d="M0-3.5C6-3.5 7 0 10 10C10.4 11.3 9.7 12 8.5
 12H-8.5C-9.7 12-10.4 11.3-10 10C-7 0-6-3.5 0-3.5Z" fill="$f" stroke="$e"
 stroke-width="1.3"/><circle cy="-6" r="4.5" fill="$f" stroke="$e"
 stroke-width="1.3"/><path d="M-7.5-8H7.5V-10H4V-14.5H-4V-10H-7.5
 Z" fill="$e"/><circle
 cy="4" r="2.5" fill="#f0c53a" stroke="$e" stroke-width=".8"/>]]
forms.cart = [[<path d="M-11-6H11L8.5 3H-8.5Z" fill="$f" stroke="$e"
 stroke-width="1.3" stroke-linejoin="round"/><g fill="#e9d7ac" stroke="$e"
 stroke-width="1.5"><circle cx="-5.5" cy="6" r="4"/><circle cx="5.5" cy="6"
 r="4"/></g><path d="M-5.5 6h.01M5.5 6h.01" stroke="$e" stroke-width="2.4"
 stroke-linecap="round"/>]]
forms.barn = [[<path d="M-9 11V-1L-6-7L0-10L6-7L9-1V11Z" fill="$f" stroke="$e"
 stroke-width="1.3" stroke-linejoin="round"/><path d="M-4 11V2H4V11M-4 2L4
 11M4 2L-4 11" fill="none" stroke="$l" stroke-width="1.3"/>]]
forms.fairy = [[<path d="M-1 0C-7-9-13-5-10 0C-13 4-7 8-1 2ZM1 0C7-9 13-5 10 0
 C13
 4 7 8 1 2Z" fill="#e6f1fb" stroke="$e" stroke-width="1"/><path d="M0-3L3.5
 11H-3.5Z" fill="$f" stroke="$e" stroke-width="1.2"
 stroke-linejoin="round"/><circle cy="-5.5" r="3.2" fill="$f" stroke="$e"
 stroke-width="1.2"/>]]
forms.token = [[<circle r="9.5" fill="$f" stroke="$e" stroke-width="1.5"/>
<circle
 r="7.3" fill="none" stroke="$l" stroke-width="1"/>]]
forms.badge = [[<rect x="-9.5" y="-7.5" width="19" height="15" rx="4.5"
 fill="$f" stroke="$e" stroke-width="1.3"/>]]

-- Tokens of three sets: an arch with one, two, three lights in it.
local portal = [[<path d="M-10.5 10.5V-1A10.5 10.5 0 0 1 10.5-1V10.5Z"
 fill="$f" stroke="$e" stroke-width="1.5" stroke-linejoin="round"/><path
 d="M-7 10.5V-.5A7 7 0 0 1 7-.5V10.5Z" fill="#2b2622" stroke="$e"
 stroke-width="1"/><path d="M-8.8-1A8.8 8.8 0 0 1 0-9.8" fill="none"
 stroke="$l" stroke-width="1.2" stroke-linecap="round"/>]]
local function light(x, y)
  return ('<circle cx="%s" cy="%s" r="2.3" fill="#fff3c4"/>'):format(x, y)
end
forms.archone = portal .. light(0, 2.5)
forms.archtwo = portal .. light("-3", 2.5) .. light(3, 2.5)
forms.archthree = portal .. light("-3.2", 5.5) .. light(3.2, 5.5)
  .. light(0, -.5)

local lettered = { token = true, badge = true }

local ready = {}

local function shades(fill, edge)
  return { f = fill, e = edge, l = colour.shade(fill, .55),
    d = colour.shade(fill, -.3) }
end

--- All there are, by name.
function symbols.all() return forms end

--- Whether there is a symbol of this name.
function symbols.known(name) return forms[name] ~= nil end

--- A symbol in its box. Unknown names give a badge.
---@param look Look
---@param fill string? a fill other than the look's
---@return string
function symbols.draw(look, fill)
  local name = forms[look.symbol] and look.symbol or "badge"
  fill = fill or look.fill
  local edge = fill == look.fill and look.edge or colour.shade(fill, -.55)
  local key = name .. fill .. edge .. (look.letters or "")
  local known = ready[key]
  if known then return known end
  local paints = shades(fill, edge)
  known = forms[name]:gsub("%$(%l)", paints):gsub("\n ?", " ")
  if lettered[name] and look.letters then
    known = known .. ('<text y="3.5" font-size="9.5" text-anchor="middle" '
      .. 'font-family="sans-serif" font-weight="bold" fill="%s">%s</text>')
      :format(colour.dark(fill) and "#ffffff" or "#1c1c1c",
        markup.escape(look.letters))
  end
  ready[key] = known
  return known
end

--- A symbol at a place.
---@param size number? factor
function symbols.at(look, x, y, size, fill)
  size = size or 1
  local scale = size ~= 1 and " scale(" .. number(size) .. ")" or ""
  return ('<g transform="translate(%s %s)%s">%s</g>'):format(number(x),
    number(y), scale, symbols.draw(look, fill))
end

return symbols
