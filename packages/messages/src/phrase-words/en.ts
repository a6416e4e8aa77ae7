/** Short words that everybody knows, for phrases that are written down and typed on another device: English. */
export const phraseWords: readonly string[] = `
able acorn acre actor adult age agent air album alley almond alpine amber amount anchor angle animal ankle answer ant apple apricot april
apron arch area arena arm armor aroma arrow art artist ash atlas atom attic august aunt author autumn avenue award axis azure baby back
bacon badge bagel bag baker balcony ball ballet balloon bamboo banana band bank banner barge bark barley barn barrel basil basin basket
bat bath battery bay beach bead beak beam bean bear beard beaver bed bee beet beetle bell belt bench berry bicycle bike bird biscuit
bison blade blanket blend block blossom blue board boat body bolt bone bonnet book boot border bottle boulder bounce bow bowl box brain
branch brass brave bread breeze brick bridge bright broccoli bronze brook broom brother brown brush bubble bucket buckle budget buffet
bulb bunch bunny burger bus bush butter button buzzard cabin cable cactus cafe cage cake calm camel camera camp canal candle candy canoe
canvas canyon cape captain car caramel card cargo carpet carrot cart carve castle cat cave cedar ceiling celery cello cement center
century cereal chain chair chalk champion change chapel chapter charm chart cheese chef cherry chess chest chicken chief child chimney
chin china chip chocolate choice choir chorus church cider cinema circle circus city clam clay clean clever cliff clock cloth cloud
clover clown club coach coal coast coat cobalt cocoa coconut code coffee coin collar color column comet comfort comic compass concert
cone cook cookie copper coral cord cork corn corner cosmos cottage cotton couch count country couple courage course court cousin cover
cow crab cradle craft crane crayon cream creek cricket crop cross crow crowd crown cruise crystal cube cup curtain curve cushion custom
cycle cypress daily daisy dance dawn day deal deck deep deer degree delta denim depth desert design desk diamond diary dice dinner disk
distance dish dock doctor dog doll dollar dolphin domino donkey door double dove dragon drawer dream dress drift drink drive drum duck
duet dune dust duty eagle ear early earth easel east easy echo edge editor effort egg eight elbow elder elegant elephant elevator eleven
elf elk elm ember emerald empire empty engine entry envelope equal error essay evening event ever exact example exit expert extra eye
fable fabric face fact factory fair falcon fall family famous fan farm farmer fashion father feast feather felt fence fern ferry fever
fiber fiddle field fifteen fifty fig figure film filter final finger fire firefly fish five flag flame flash flask flavor fleet flight
flint float flock floor flour flower flute foam fog foil folk food forest forge fork form fort forty forum fossil fountain four fox frame
fresh friday fridge friend fringe frog front frost fruit fudge fuel full funny fur future gadget galaxy gallery game garage garden garlic
gate gather gazelle gear gecko gem gentle genius ghost giant gift ginger giraffe glacier glad glass glider globe glory glove glow glue
goal goat gold golf good goose grain grand granite grape graph grass gravel gravy gray green grid grill grocery ground group grove guard
guest guide guitar gulf gym gypsum habit hail hair half hall hamlet hammer hamster hand handle happy harbor hare harmony harp harvest hat
hawk hazel head health heart heat heather hedge height helmet help herb hero heron herring hill hinge hip hippo history hobby hockey
holiday hollow home honest honey hood hook hope horizon horn horse hotel hour house humor hundred hurdle hut hydrant hymn ice icon idea
igloo image inch index indigo infant ink inlet insect inside iron island item ivory ivy jacket jade jaguar jam january jar jasmine jaw
jazz jeans jelly jersey jet jewel jigsaw job jockey join joke journal journey joy judge juggler juice july jump june jungle junior
juniper jury just kayak kelp kettle key keyboard kid kilo kimono kind king kiosk kit kitchen kite kitten kiwi knee knight knit knob knot
koala label lace ladder lady lagoon lake lamb lamp lance land lantern laptop large lark laser laugh laundry laurel lava lavender lawn
layer leaf league leather lecture leek legend lemon lens lentil leopard lesson letter level lever liberty library lid light lilac lily
lime limit linen lion liquid list liter little lizard llama lobby lobster local locket loft logic long loop lotus loud lounge love loyal
lucky lumber lunar lunch lute luxury lynx lyric machine magic magnet magpie mail main major mammal mango manor map maple marble march
margin market marmot marsh mascot mask mast master match math matter maximum may meadow meal medal melody melon member memory menu merit
mermaid message metal meteor meter method metro middle midnight mile milk mill mimosa mind miner mint minute mirror mist mitten mixer
model modern moment monday money monk monkey month moon moose morning mosaic moss moth mother motor mountain mouse mouth movie mud muffin
mule muscle museum music mustard myth name napkin narrow nation nature navy near neck nectar needle nephew nest net never new news nickel
niece night nine noble noise noodle noon normal north nose note novel number nurse nut nylon oak oasis oat object ocean ochre october
octopus odor offer office olive omelet onion opal open opera orange orbit orchard orchid order organ origin ostrich otter outdoor outfit
oval oven owl owner oxygen oyster pack paddle page paint pair palace palm pan pancake panda panel panther paper parade parcel park parrot
parsley partner party pass pasta pastel pastry path patio pattern pause paw peace peach peacock peak peanut pear pearl pebble pelican pen
pencil penguin penny people pepper perfect perfume period person petal phone photo phrase piano picnic picture pie pigeon pillow pilot
pin pine pink pioneer pipe pirate pistachio pizza place plain planet plant plaster plate play plaza plenty plum plume pocket poem poet
point polar polish pollen pond pony pool popcorn poplar poppy porch port portrait postcard potato pottery powder power prairie present
pretty price pride prince print prism prize profit project promise proof proud prune public pudding puddle pulley pulse pump pumpkin
puppet puppy purple purse puzzle pyramid quail quality quarter quartz queen quest question quick quiet quilt quiver quiz quota rabbit
raccoon race rack radar radio radish raft rail rain rainbow raisin rake ramp ranch range rapid raven ray razor reader ready real recipe
record reef referee region reindeer relay relief remote rent report reptile rescue rest result reward rhubarb rhythm ribbon rice riddle
ride ridge ring ripple river road roast robe robin robot rock rocket rodeo roof room root rope rose rosemary round route row royal ruby
rudder rug rule runner rush rust rye saddle safari saffron sail sailor salad salmon salon salt salute sample sand sandal sandwich
sapphire sardine satin saturday sauce savory saxophone scale scarf scene scholar school science scissors scooter score scout screen screw
script sea seal season seat second secret seed senior sense september series service sesame seven shadow shallow shampoo shape shark
sharp sheep sheet shelf shell shield shine ship shirt shoe shop shore short shoulder shovel show shower shrimp shrub shutter side sign
signal silence silk silver simple singer siren sister six size skate sketch ski skill skirt sky slate sled sleep sleeve slice slide slope
slow small smart smile smoke smooth snack snail snow soap soccer social sock soda sofa soft soil solar soldier solid solo song soup south
space spade spark sparrow speaker spear special speech speed sphere spice spider spinach spiral spirit sponge spoon sport spot spring
sprout spruce square squash squid squirrel stable stadium staff stage stair stamp stand star start state station statue steam steel stem
step stereo stick still stone stool store stork storm story stove straw stream street string stripe strong studio study style subway
sugar suit summer summit sun sunday sunset super supper surf surprise sushi swallow swan sweater sweet swift swim swing switch symbol
syrup system table tablet tail tailor talent tango tank tape target tart task taste taxi tea teacher team teapot tempo temple ten tennis
tent term terrace test text theater theme thermos thick thimble thing thirty thistle thousand thread three throne thumb thunder thursday
thyme ticket tide tie tiger tile timber time tin tiny tissue title toast today toe toffee tomato tomorrow tone tongue tool tooth top
topaz torch tortoise total toucan touch tour towel tower town toy track tractor trade tradition traffic trail train tray treasure tree
trend triangle tribe trick trio trip trolley trophy trout truck true truffle trumpet trunk trust truth tub tube tuesday tulip tuna tundra
tunnel turban turkey turnip turquoise turtle tutor twelve twenty twig twin two type uncle under uniform union unique unit universe upper
urban useful usual vacation valley value valve van vanilla vapor vase vault vector vegetable velvet vest victory video view village vine
vinegar violet violin visit visitor vivid voice volcano volume vowel voyage wafer waffle wagon waist waiter walk wall wallet walnut
walrus waltz warm wash water wave wax weather wedding week weight west whale wheat wheel whisper whistle white wide willow wind window
wine wing winner winter wire wisdom wish wizard wolf wonder wood wool word work world worm wrist writer yacht yard yarn year yellow
yesterday yoga yogurt young zebra zero zest zinc zone zoo
`
  .trim()
  .split(/\s+/)
