// Written by bench/statements/write-weights.ts. One digit per act, then the feature.
export const BIAS: readonly number[] = [8, 8, 8, 3, -1, 2, 0, -4, -9, -7, -8, 3, -3];
// biome-ignore format: data
export const ROWS = `0UUZjbddcWeadfx	ed
OVhdpieZabdXcb	speaker	fail
PgUiaijcbjZUVff	you	stop
RlTifXZiZhaamf	heading
SRkeqTVjcYYRVpolc	
SSVqoXZYccchXu	box0
SdebibcdeXendb	describe	trouble
SjqaZccdcdeadff	aux	fail
SncdabadcZffcff	you	describe
TWgmhbabYbeicpols	-o
TXXhvcddcbeZef	some
TgbZigeZcYpUZb	ask	stop
ThmiXaZaaVdYcf	none
TiYigghWXYbeZf	only
TikfmbgYeXgYZu	still
TojaZcaibYdgbff	trouble	be
TqZdXaegaYchZb	mark,	now
UTngWZWlcadkdb	i	not
UVpZoZccdcdWbu	bad
UXVZYacddccWxfirst	#
UZedlddefhefmb	trouble	heading
UdZXncbpgeeddb	mark,	but
UeWZxabbebdTdu	except
UhdXidacbkZdkb	all	ok
Uhlceebcgbdccfx	me
Ujbcadjceaejeff	describe	done
UkdafZeeaehjcb	speaker	ok
UoalXcicladYcfx	se
VUYdZkbccbdllfx	da
VUfZamaaaYajkl	mark:
VVembXkedbheafx	is
VXbbvbcdcbdYaf	ratio<
VXgVaZZdzacUZu	correct
VXjhkbgfbcdcdb	but	stop
VXlXceechqedeb	say	aux
VYdhcjiiecdZdpols	-~
VYtcgbcdcceWepol	--
VZYYehmXdbdjdb	if	you
VZhbWbbbrbdYbff	sorry	mark,
VZjYVbbdqbdXbf	sorry
VZjajaebiihWdb	be	fail
VbSslXZdbccZau	yet
Vccccbcddccbqlen	1
Vcjjbaagiddbdneg	done
VdbVleddddekmb	trouble	open
VelaeZebbbdicb	ok	describe
VfThiacijcdcdb	not	done
VfeXdSufccdZcu	would
VfqYYZkcbcdVcff	fail	stop
VgjeamYhaadadb	i	be
VhZZZbcdhfipcb	describe	describe
VhemeakfeedYdb	speaker	be
Vikdjbddcbdgcf	num
VinRldcbcdecdb	fail	open
VjbfacedlZbkYb	describe	mark,
VjkZYnZicadbcff	i	be
VkYbacdddjekeff	speaker	trouble
VlcbjhaccZiiifx	es
VlmibXWbYabaZf	still
VmYcacbcciemdff	speaker	describe
Vmcdieccgaedepol	+=
VmladYdeeddVafx	sh
VvacYceedaeWdb	mark:	ok
WUfWrYiaibaYbb	mark,	still
WXggjgcdcddcjl	open
WXhcrgebYbjccu	some
WYcocbdjZeedbb	i	open
WYqXaZbZqbdYbu	sorry
WZhobbcccceYdpol	-o
WaXZebdeeaercff	code	stop
WaYZcodmdbdadb	i	speaker
Wapdbbdcdaeadff	gone	stop
WasabaadddeZeff	fail	mark,
WbmcldgffbcZcb	fail	stop
WdeYmYZlXcdWcff	ok	mark,
WeZmiaddcddacb	yet	stop
WfjdZZgmcbebdfx	ss
WflcYcbdidekeb	earlier	trouble
WfoYZZfbiceZdneg	ok
Wgbiieaajbeadb	aux	not
WiUlbbcjccecdb	none	not
WigYcToccdbYbb	would	stop
Wjcbbbdegcekdff	mark:	trouble
WjffXcclddebbf	verify
WjlZcVmccbnWbfx	ld
WkZXfUqTccaVbb	should	stop
WkahYXhZdddhdb	ok	if
Wkkgaibgeedccl	verify
WlUdfXZfZYduaf	describe
WlXbchibcfdfZfx	na
WljcldbYeefeeb	all	i
WpcdcdddddeYeb	fail	earlier
XUeglZYhdddncfx	ly
XVWwWaaadddgaf	box0
XVXhbadddkgreb	describe	speaker
XWhlfYahcieaeb	open	be
XWjYaiccnaeXdb	mark:	fail
XXVXpYbjebdZbff	mark,	not
XXXZZgmhdcfbdb	if	be
XXXZaXacbbcYuff	greet	stop
XXcXhbbniddbdb	but	not
XYWYekdddadmXff	mark:	
XYdaecdedrcaZl	quotation
XZbVZjiYeZbVsb	greet	stop
XZgbgekchheads	say	not
XZiYYbcaqbdYab	mark,	correct
XZijchYbgdeZepol	-~
XZkfaancdYdccfx	ey
XaZikedgceedeb	done	but
Xaaaqeecgdeeeb	done	mark;
Xabeibbedeendff	trouble	describe
XbUavnXcaacQYk	number
Xbarcacceeedeb	i	deliberate
XbcbYinhgeebepol	~~
XbcccZcddccbrfirst	bold
XdfdeYkibcdacb	not	without
XdffneamfadWbu	but
Xdhbladbdledeb	mark,	fail
XeaddbeeedeYnfx	ca
XeamWpZbdcdWdf	rest
Xfbfmdddddeddb	open	yet
XfiUhmaYacgYiu	offer
Xgcibbebeeekeff	ok	if
XggkacgjcadXeb	you	fail
XgjUdmYUbcgXif	offer
XgjdbccckadXab	correct	describe
XgpdbceecdeZeb	fail	mark:
XhVXZVogcccccf	would
XiYbbabdjodYaf	quotation
XiaVkegjaeeeeb	verify	not
XjXYYanbcabbaff	be	stop
XjZgiiXfbYdjcf	ok
Xkbcabcdcdejdff	fail	describe
XkcidYccecccml	now
XlUbiccdbcejcff	describe	trouble
XmkXcbjeeeeaeb	try	stop
XnceZccedgfceb	trouble	all
XtYaVZcacadgcff	ok	stop
YTZbaabddccxZff	describe	stop
YTbbuddaceebepolc	+
YVXcZVmicdhjbf	should
YVZinddcdddcbl	box0
YWXauddddfdVcb	except	stop
YWZZYXfpiddhcb	hedge	stop
YWoaiZcgbidWbl	fail
YYWqeeedecfdeb	none	aux
YYdaYYkecajhjl	be
YYhkabbkcddadff	i	not
YZWasacaaXdjifx	ts
YZZaeceedrdZbb	mark:	quotation
YZZbZWfwddeegu	hedge
YZZkbbhabdickb	i	greet
YZbcYafmideahb	mark,	hedge
YZecbeYhddcXpfx	py
YZfpXcdceeebdb	open	cell
YZhcmcddedebeb	bad	cell
YZjYffiYcndYdb	you	say
YaXaXccjrcdbdb	correct	stop
YaXuZcdZceecdff	i	open
YaaaeqZdebhccb	you	i
Yaaobladddeddb	open	you
YaaqZceceeecdb	cell	open
Yacjcdbbdmibdb	be	now
YadfgpbZfgcUlfx	en
YagaZcYibhdlcb	be	describe
YahlYcbhadegib	greet	describe
Yanegeeefefdfb	fail	all
YbWojabceddZbb	be	open
YbYeoeeefefdes	good	bad
YbZqeZgcjadafb	mark,	you
Ybadddeeepeceb	speaker	quotation
Ybbafgkkbdedepol	~-
Ybcbadcedpedeff	you	say
Ycandeedeeeeeb	deliberate	not
Ycjjgcagacddeff	speaker	be
YcpciaccedeWdb	fail	cell
YcpckcacWeebeb	only	fail
YdZiledggdfefs	done	but
Ydcdndceeeeceff	of	ratio<
Yddeoeefeefdffx	lf
Ydfhbccdddemeb	say	describe
Ydjjheeefefefff	of	done
Yebdcbghedeclb	be	greet
Yekehdddhffefb	mark,	sorry
YeklhZejgbbZXu	not
Yfbebdiceefdlb	greet	ok
Ygabndeeeeedes	good	good
Yhakbeedddfcdff	open	all
Yhdegafgghfgcu	be
Yheeeffeflffft	now	aux	done
YhgibcZhjbhXcb	be	still
YhmaWdcgbhdUbb	gone	stop
YiacZaeidlecdb	ok	i
YjZbkecidcedZb	speaker	not
Yjeejeidfifaeb	say	now
Ykajedbdfeedeb	you	plan
YkfZjbgdcgeVdb	trouble	ok
YkmVYedddeedeff	fail	open
YlYkhgaadZeieb	of	be
YlgaZahjdackbff	cell	cell
YlkggagcdXgUdfx	ge
YmYbkcdceceadb	good	cell
YnXbjcbXhYeaepols	+=
YoZdbabbdbegdb	heading	describe
YoacdceeddeZdl	ratio=
YpUhbcbcdadkck	code
ZVgWfZaYubdVcf	correct
ZWYZwaXbbbbeau	ratio<
ZWYavaZbcbbhaext	n<m
ZWcmaabkbeeedff	describe	mark,
ZXYWhcXbZZYZyf	greet
ZXZfbxVYdddYcf	iplan
ZXaaYnZdcnhbeff	you	mark,
ZXaecaZcdczadhas	?
ZXmmXbhcZXhgdb	you	done
ZXqcgZbbbeedeb	i	fail
ZYYckmbceceXab	only	all
ZYZbc1RYdddadu	iplan
ZYacoccalZeYdpolc	=
ZYdeafeeekfmfb	say	all
ZYkdbacdddeidfx	ck
ZYlWZblZbcdacff	not	without
ZYlfTkacdXeZeff	speaker	fail
ZYobjcddeeeYdb	cell	fail
ZYodcZXidjeaeb	fail	ok
ZYpedccdedebeff	fail	ok
ZZZcZcdbduebeb	speaker	say
ZZaeZeeddoeeeu	mark>
ZZagjiYkbdeZdpols	o~
ZZaiakXoeeeYdb	rest	of
ZZhcZccedidilfx	as
ZZjbYabaqbdZcb	sorry	mark,
ZZsZcZddcdeYdff	mark:	fail
ZaZeZeeddoeeefirst	>
ZaaabYcdhlekbfx	um
Zaageaeeeeendfx	ze
Zabeicdemdecdb	still	describe
Zaccbjfjddddeff	if	be
Zacqcddcceeeeff	not	aux
Zadbobdcfefcfb	mark,	except
Zafbeceeebemcb	mark:	code
ZahidWedeeekes	fail	plan
Zalihbffgdedew	not
ZbcYaXhsdddecf	hedge
Zbcdccrbdeedeb	mark,	would
ZbdbpfeeeeeZeb	all	except
Zbdeeeeeenedeb	say	mark:
Zbdfofffedfdfs	done	except
Zbdodefeeefefff	open	speaker
Zbeedeodeffefff	if	done
Zbghcebheeefeff	none	done
ZbleZeedcleeeff	done	aux
Zbpbcccdeeedeb	i	try
ZcZbbdedqdeceb	i	correct
ZcZcbbradbeaef	without
Zcadpeeddefdeb	mark,	rest
Zcbbdebdgceneb	code	describe
Zcbndefeeeeeeff	i	deliberate
ZccbdmcZeedckfx	xt
ZccpdaYceeebeb	open	if
Zcddcafdeeemeb	if	describe
Zcddliegeefbfb	some	describe
ZcfYmaiYkbdgXfx	in
Zchdmbddcefccb	but	only
ZciYYcdehYekeb	not	be
Zclcdcdcdcegcff	ok	describe
Zcmfcffffefcffx	ue
ZdXXfXnagjdmbb	mark,	describe
Zdbfmheeedfefb	some	say
Zddfgeefejfefb	say	but
Zdodbcddgeeddb	sorry	stop
ZeVZfRogbbhdfu	should
Zeamcfefdffffff	aux	not
Zedcmefdefffft	i	done	mark;
Zedeefffenfefff	say	aux
ZeeciZgmbcddbb	ok	mark,
Zeeelefefefefff	ratio<	done
ZegdhbcdjXdjbu	dash
Zekhbedeeehfeb	some	mark,
ZfZlgbdfcdedeb	verify	mark,
ZfdijZgccgegdb	speaker	speaker
ZfelledfbZZZUb	not	stop
Zfmdddeceeeaes	plan	trouble
ZgYdcXjcedeoeb	describe	of
ZgheiZeebeejes	ok	if
Zgkbhgchddeceb	ok	now
ZhUaabfcighndb	be	trouble
Zhbhgdecdeeddff	open	yet
ZhboYeddfdaceb	open	open
Zhgegabfdbegdff	all	ok
ZhlaZbjbZcekdb	ask	describe
ZiZZWjmZdeeheb	describe	done
ZiZeidcZceejeff	ok	trouble
ZiZjeiXdeegbeb	plan	earlier
Zidffdfedeeghce	ます
Ziffkfeedfffft	done	mark,	fail
ZjblYZhZdeeceb	now	not
Zjcaahbbccejdb	fail	describe
Zjdcheeeeeeeeff	cell	good
ZkXidahYbddicb	still	mark,
Zkagcedcfgeaeb	speaker	open
ZkddiclZdZbZbb	still	stop
Zklfafefedfafb	trouble	earlier
ZlYbeZaacddaofx	ks
ZnZdedbeeefbeff	earlier	trouble
ZnbZddXfeedbdb	plan	now
Zncdceeeecfbfb	aux	gone
ZnocbccddZdVdf	command
ZofdZcbcadeZepol	-=
aWadajoZdbebeb	if	speaker
aWjYhpYdaccVdfx	st
aXWaarfYddcbbb	offer	stop
aXXXsaZhpZcVcu	mark;
aXaccXacdczZdend	?
aXadrddedaeadf	except
aXffmcbZhbdcdpols	+o
aXjkddbZjZdaeb	be	not
aYWZbgnaaicibfx	ut
aYZejccedhejeb	all	all
aYafbbacdcxadu	mark?
aYbdcebedpeceff	say	say
aYcbeeceebeofff	code	describe
aYddbdiceledhl	i
aYfgabadchdkifx	de
aYhgbaWfdfeilb	hedge	describe
aYigZicfdmdXcb	cell	speaker
aYkdkdeeeefbeb	still	trouble
aZWYZZabj0cXau	quotation
aZWnhcbebdhcifx	go
aZXZZcabucdZdb	correct	mark,
aZXtbcecdcebcb	mark:	open
aZZcpbbdcccbcff	mark,	still
aZajedbbhiejfb	none	if
aZbccXacddybdl	mark?
aZbddceeedcbrff	greet	
aZcZedbeendbcfx	ın
aZcfkbeeeeejdb	cell	verify
aZfdZnbdddedeb	now	fail
aZjeZdcddeeikff	greet	describe
aZkZdVnaddedeb	if	i
aZliaZdgemeXdff	cell	speaker
aZoeaeedcafcfb	speaker	i
aZubZaddddeYcf	bad
aaZajhaobdfbdpols	+~
aabeaeeddoeeef	mark>
aabihbZmbdeddpol	~o
aacbeqYaeeedeb	plan	be
aacccicndcecepol	~+
aadeedndeefdfff	if	of
aaeZoceeeeeecs	good	box0
aamajddddeebeb	some	of
aaqfZbccdeeeeff	i	fail
abYcXcdbrdebeb	correct	mark:
abaZdoabdeibcb	plan	mark:
abbaXbaqceeccl	not
abbbdglhecebdw	'd
abbedfefgffmeb	earlier	describe
abcodaZbeeebeff	open	if
abdeddnceefdfb	if	of
abdemfeeecfdfb	done	except
abfigZaahedjab	mark:	trouble
abgfkfefcffbfb	mark;	trouble
abhhfedfcghees	say	open
abhncfedfefdfb	done	not
abjjjbigfVaXVneg	
ablhdefeeefdfb	fail	still
acZbndYjccgcepol	+~
acZeZbddjlideb	mark:	be
acbadpbbdehccff	plan	mark:
acbbanbddbedefx	ом
acbcocbdcdebdb	ratio<	mark,
acbebeeeejekeb	ok	say
acccekeffhfgefx	ct
accdckjjcbedepoll	~
acceacbegefleb	only	trouble
acceeebeiffmft	be	trouble	stop
acciifechdfeet	aux	not	stop
acdbfadebZeYwu	greet
acdemefeeefaeb	ratio<	done
acfaiddkheedes	but	not
achcedefekecdmasked	all
achdjbfdefecet	speaker	fail	stop
achebeefedfkft	describe	trouble	stop
acobZdedeeeeeneg	try
adblXZnbebdYcfx	ta
adcedeeenefdes	isaid	correct
addccgmceeeYeff	if	you
adddcedemefeeb	correct	i
addedafcefflfff	if	describe
addeneefeefZfff	done	some
adiecfcihdediw	my
adjbeffegjfeft	say	aux	done
adjefffffefgfw	returned
adlecffffefeft	be	done	fail
adneceeeeeebeb	fail	paren
aeZaibfedgdlffx	ns
aebZbZgaarbYef	say
aecgkbVjdeeheb	should	describe
aedceedeeeneeb	done	mark?
aedelffeeefefb	except	mark,
aeeflffffefefff	done	except
aehegfeidefffb	but	aux
aekfgfefeefeft	trouble	fail	stop
afaeaddeedfmeff	trouble	all
afdcieeieefefs	verify	not
afeckeceeefffb	ratio<	if
afgckbcadheWdff	speaker	ok
afjkcgdcccecdfx	ro
agaedcdcmcfYeff	ok	all
agbbmdcbddeadb	all	verify
agcblbYjfddfab	trouble	be
aghdgahbcmcYcneg	describe
ahaYbYcfedeinb	greet	you
ahbbcbdoededes	hedge	done
ahccdbbbaadocb	num	stop
ahffjfdgfffefw	reached
ahgghWhbXXikZf	be
ahhcdeggedefew	can
aibbeXicfegdlb	plan	ok
aibcldcbddebdff	all	verify
aidcbbdejkdddb	i	mark:
aideieeeeefcfs	ok	num
aiefdfdfgffift	mark,	greet	you
aieihddcgdeccfx	ка
aijbXccddcbanl	greet
ailbVdhbcgeieb	done	be
ajXcdcbdccdoZb	aux	describe
ajcceZZcffemeb	trouble	plan
ajcdgeaceceieb	ok	trouble
ajefdbdhaocabf	speaker
ajgeeefffjfeffx	us
ajgfXhhfgbcYcb	verify	stop
akYbjddahbebepol	=+
akZaabZdcdekdff	still	mark,
akZbleddeaeZbff	trouble	done
akZdkcdebgedfb	some	speaker
akdbiicbiceeeb	done	verify
akeadedigedadpolc	~
akegaacddadibl	code
akhdddeedefYeff	fail	earlier
aklkQcfSceaaYf	not
alagcbhdeaefdb	code	be
aldecfdddhfceb	mark,	without
amddZcbakeecdfx	za
amdechdeedeadfx	ni
amhiaZZaeceZeb	speaker	of
anbdbddgedeZdfx	ер
ancecddceifbeb	trouble	gone
aokdbccddZeZdk	command
apdddeeeebfXeb	code	ok
aqadeeeeedfbeb	none	trouble
aqdebdededfafff	ok	ok
arZdcZcdedeZeff	ok	speaker
bUiXhcbfkleceb	done	aux
bVdibYZabZwaZf	ask
bWZgbYVodddjcb	be	hedge
bWbnhecZdeedeb	mark,	yet
bWgZZadelaekafx	et
bXXihccnhcegab	speaker	aux
bXahZcdkkeeeeb	open	verify
bXbljdhcdeeeeb	open	still
bXjdchdicdiYjb	ask	i
bYXrXbcbcddbaf	yet
bYYnabdcdkbZeb	ask	all
bYZYkjgZdeebcb	offer	mark,
bYcgbmdadeeaeb	open	describe
bYdeneeeedfcfff	some	be
bZYdaemddgdadb	say	not
bZZakjgZdedbcff	offer	mark,
bZZcbbXrhdeceb	hedge	mark,
bZambachgcecdff	mark,	i
bZbfmdcZgbdcdpol	+o
bZcecdaeeeereb	num	describe
bZcejdfegeebkb	greet	mark:
bZdamccdffegls	trouble	trouble
bZgecdZdedepeb	describe	num
bZhldaaeedeceff	you	fail
bZjbcbYgdeekcff	hedge	describe
bZjeXffdnefdfb	all	but
bZjebcdeideXdff	correct	describe
baauZdedeeeccff	box0	
babeeedffefmfff	describe	of
bacZfqcceeedeff	plan	earlier
baccbdadepebdff	say	be
bacccbeecbdZpend	:
baceedeeegflefx	ys
badbejaifeedeff	plan	now
badddegeeiekeb	describe	say
baddeXZqeeeedb	now	hedge
baddfbodfeecfb	you	would
badlddgbeefefb	not	if
baebdcidedejeb	code	fail
baedfbkeeeejeff	you	if
bahgkedeaefcepol	o-
baiedhckeeeaet	i	describe	stop
baldcddcdheeib	stop	stop
baoZXeeeehedfb	open	some
bbWdYcdZsdeceff	correct	mark:
bbZZdbeeedeocb	describe	mark:
bbaacqbZeegdeb	be	plan
bbabcaaqededeb	hedge	done
bbbZevZceeebdff	plan	stop
bbbberaaeeeceb	iplan	stop
bbcbdbjdedejeff	code	fail
bbcnYeecfeeeepol	oo
bbdebeedmeedeb	mark;	correct
bbdjclcbeeebeff	plan	describe
bbeddckceeiZeb	if	heading
bbfcZdbdfqedes	say	done
bbfckcbgddejcfx	ty
bbfkcheceefdeff	i	i
bbhhideefehcew	still
bbihheddhfggew	before
bblgheeeecfefs	fail	say
bcZbiYnbdeecdff	if	mark,
bcbbdcapeeeaeb	hedge	aux
bcbcejddedncZf	mark?
bcbdbjkjcbeeepol1	~
bcblchdeeffefs	open	say
bcccenadffedeb	plan	of
bccdedefedfmeff	describe	code
bccdeeeeeneceff	speaker	quotation
bcdZfadbctedcu	say
bcdekeeefffffpol	++-
bcdggfebidfefpolc	+o
bcdiddideejedb	be	i
bcdodefeeffefb	deliberate	open
bceedendfffffb	if	done
bcefgfefgkfdft	say	speaker	mark,
bceflffffefefs	except	done
bcfdlhddceedfs	but	fail
bciddaXcehemfb	speaker	if
bcidefifeefeew	om
bcjhWcccdmeXbb	say	trouble
bckccedgdefefb	not	i
bckdZedegchbeb	still	ok
bclhbefefefffff	speaker	i
bcoeebefeffcfff	fail	of
bdabbeedoeeeeb	mark,	isaid
bdbcenaceeeceff	plan	speaker
bdbfeheffkebet	cell	speaker	cell
bdbfmeffeffefb	mark;	rest
bdbhgdghgeecfs	if	open
bdbhjedehffeft	if	aux	stop
bdcdbjkicbeeepols	~
bdcddeeefffcmt	trouble	trouble	trouble
bdcddpbcffbeeb	offer	done
bdcemddedefceff	ratio<	mark,
bdddejgdfffeft	plan	done	stop
bddebeedmfffeb	isaid	but
bddeceeemefeeff	correct	i
bddeeeeeeofces	say	quotation
bddmcefefffeet	cell	open	cell
bdeakfffjefefb	heading	not
bdegiffegffffw	skipped
bdgeieeeeeeeeb	bad	fail
bdhdhcidhdecet	be	fail	stop
bdhdhegdceggfw	go
bdhfdjegeeedew	e
bdkfgffffffeft	fail	all	stop
bdmdddfeeeeeeff	i	try
beXeleeefefffpolc	+-
beYeneeedffefb	rest	fail
beZedleeehhdeb	you	ask
becndfeadefefff	open	mark,
bedbeqbcfeedes	plan	plan
beddeegjfdfhgfw	to
bedfkeeffefefs	ratio<	trouble
bedfkffdgfffft	done	mark,	but
beeegefeeefkft	you	describe	aux
beefeffffjfefff	say	describe
beefkffffffffb	rest	still
beejeffffffffw	destructive
beekdcefeifeft	ok	you	stop
befehggifffefw	contract
beflcfeedeffft	mark,	you	done
begedfffkffffs	done	correct
begfhdhgeefgew	il
behddeeeehfdeff	say	fail
bejffffffffffw	malformed
belfcfffeffeft	fail	mark,	speaker
belfdeeffffbfff	fail	code
belfdffffcffft	speaker	done	fail
bemedeeffdfeet	speaker	fail	done
bfYfWammddeXefx	ar
bfcfkffeffffft	i	done	aux
bfddifieeffeft	open	done	mark,
bfedZaoddbdWcl	all
bffebhcheeehew	не
bfgeicXcaWfldff	be	done
bfichebdeffjfb	of	describe
bgZmgbcdbeedfb	mark,	verify
bgabaXikdedabb	hedge	ok
bgbhedgcdleaeb	mark,	say
bgceeefeeefihce	ります
bgddZbeedeejeb	ok	rest
bgdfhffffffeft	ok	trouble	mark,
bgeeefehehfdft	aux	ok	stop
bghgfeefeefiffw	il
bgiiddeffffefw	stopped
bgjeeefefefffw	key
bgkchdeeeeedeff	speaker	speaker
bhWXXXWnkYcgab	only	stop
bhZjWcaccpdZdb	say	be
bhcjbeededfdes	open	trouble
bhddZbeedeeieff	ok	rest
bhdeggfeeeffgc	ます
bhdejffeegfefw	booked
bheegegdeefhfw	twice
bhefeffffefhft	describe	be	trouble
bhefgfgefhffft	done	mark,	ok
bhefhffffdfefs	except	say
bhgbeedgdbejet	describe	aux	stop
bhhchbhcfdefdw	się
bhidffffgffcft	aux	done	say
bhigecbfdfejefw	the
biaaZcZcdadkdff	you	ok
bibedeeeeeejet	describe	describe	stop
bidgeeegfeeffs	say	but
biedeaggfficefx	so
bieehfdeeefdet	ok	fail	stop
bifeeeehegfddw	fine
biffheegfefffce	好了
biggbfeeeeffffx	dy
bihfgffffffdfw	sync
bijcfdeebeedeb	still	fail
bikadbaXlZegcb	ok	all
bikgYdcdfdieeb	done	i
bikhWWdaicdibfx	on
bilebbfeeefefff	ok	now
bjaaXdYccZdldb	you	ok
bjabZcdddjejeb	speaker	trouble
bjbfdecdidfceb	without	trouble
bjccdmbZbfedeb	plan	i
bjcegddcdeeXeb	ok	except
bjcjcbcdeeekefx	rm
bjdcfddhggfdfs	ok	verify
bjdgeefhedfabu	verify
bjdjdffefefeft	speaker	be	stop
bjefdffefefeft	describe	trouble	aux
bjffeffefefefb	say	rest
bjffgfeefffeft	mark,	open	done
bjheeeegeffefw	reservation
bjheeeffeefdew	deadline
bkUZbbkoacdbdneg	fail
bkWceddkbeeeeb	ask	not
bkcedefffefcew	balance
bkdegeeefefeft	cell	good	cell
bkgchacdhXeheb	fail	speaker
blcicccfedeaffw	no
bldfdfdffefdfs	gone	trouble
blefcfefgffcffx	ão
blefcffffffdfb	ok	good
bmadaaYaccdldff	mark,	ask
bmbbgdddedebeb	cell	good
bmcegeefdefbfb	not	trouble
bmddbbcdeeecjfx	od
bmdffahedddVab	be	ok
bmhaYeeacefefff	i	verify
bnZeadddfefbfpolc	-=
bncZebhhdgdaab	ok	stop
bndbdeceebeeeff	code	be
boWedcidecfceb	ok	without
bpdddeeeebfYeff	code	ok
bqceddeeeeeYeff	mark:	ok
cVdgleiigWbgYu	only
cWiWaarcbbcccf	if
cXVZlcbkjcdadb	but	mark,
cXZlijcdheeedb	still	open
cXaqeddcdeebeff	be	open
cYaeauXZccfXif	plan
cYcacddeecindff	describe	describe
cYcbdaWsfeebdb	hedge	be
cYcbeaXseddcdb	hedge	now
cYgkidgacedcbb	still	not
cYkeediieafgdb	all	say
cYkleefdedfdfb	none	speaker
cYqcXdbdddhZeff	be	fail
cZYcdedfeeipfff	be	trouble
cZZadYdqdadbdff	speaker	hedge
cZZjkedhddedeb	still	done
cZZkjddadeddcb	yet	but
cZZmddbdejedgfx	ir
cZcccZqbecfXfb	if	all
cZdZmeeeeeeeifx	lk
cZdnedchdeeXdfx	üm
cZeeeboceefceb	trouble	would
cZgeeddhjhfgew	was
cZjeleffeefaefx	nc
cZmbeddeeehees	trouble	still
cZmdaefhdaeceb	done	earlier
cZoagWXgaeeeeb	offer	not
caabdYbsdaebdb	speaker	hedge
cabcadZpdeedeff	hedge	mark,
cablkdeeeefZdb	trouble	mark:
caccckcdbbckeb	ask	fail
cadcdobdeeeceb	plan	all
caddfbndfeecfff	you	would
cadjdeejdbeeeb	but	open
cahddechehehet	be	describe	stop
caiegdfdhefeft	mark,	fail	stop
cajekdefdeedes	done	fail
candgbdcZddbeb	but	fail
caobadeebehbeb	trouble	still
carcZcdbbdecdb	but	sorry
cbYgkdeeeefjeff	cell	verify
cbYleZlZeeecdfx	nu
cbZleegbeefefff	not	if
cbacZgafeisbcu	ask
cbagagmbecedeff	if	speaker
cbanebdceffefff	not	done
cbbahYoadeeddb	if	mark,
cbccZaacbubbYmasked	most
cbcdecndefedes	if	plan
cbcdefheejfgft	be	aux	stop
cbceleeeeeeges	num	num
cbdcddcedieldb	hedge	say
cbdcebpafeeYdb	should	trouble
cbdeddceeeemeff	describe	num
cbdjheedgffefs	verify	open
cbfffeeffkgfft	you	mark,	ask
cbfgZeddeoedds	say	trouble
cbfhdggdgfhegw	you
cbgkcgedeeedeb	i	i
cbjekeefeefbfb	some	trouble
cboZhbddadedeb	fail	i
cbqcXcdcbdecdff	but	sorry
ccabhdmegffefs	if	not
ccaecdeddhflfb	be	ask
ccalfffefefeft	not	none	aux
ccaodeeddeedeff	mark:	open
ccbdecffeeendff	describe	mark:
ccbdecpceefbeb	would	describe
ccbhcdceheekdb	only	describe
ccbjeZmYfedabl	hedge
ccbpdefedefeeb	open	mark:
cccceedeeoebeb	say	quotation
cccdddnbeeeefb	speaker	would
cccdeckcfeeies	should	trouble
cccdeeeeemedcl	command
cccegdndeefcew	would
ccceijdeeefbdt	only	all	stop
cccfkededdfeeff	mark,	speaker
cccicgidhdgegw	this
cccmceeeeeedeff	box0	speaker
cccmceeeeeeeeb	box0	speaker
ccdbeqWdeeeddb	iplan	you
ccdccdeeeddcmff	heading	
ccdcfbieeihhefw	you
ccddebobfeeZdff	should	trouble
ccdejefffefieb	cell	num
ccdgeffefhfjfw	written
ccdmbheeeffefb	of	open
ccegVeYboichcu	mark:
ccegiffeffffet	open	yet	stop
ccemeeedfffdfb	open	trouble
ccfeheegejfbefx	om
ccffkfegffffft	mark,	but	stop
ccgeefdfeefjew	her
cchbiddhceeeet	but	not	stop
cchedefffgfifw	closed
cchfcfffiffffb	fail	correct
ccjbieebefdgdpoll	-
ccjcYlcddbjccfx	le
ccjcheeefefcfb	cell	bad
cckdeehceefdet	describe	aux	fail
cckeheeefffcet	cell	fail	cell
ccldhdeddegdew	could
ccleedeeeeedeff	command	fail
ccleedeeeefeeb	command	fail
ccljbbcadfeeeb	not	you
ccmaeddeeeedefx	ds
ccpddceedeeceb	bad	mark:
ccqcdbeedeecdff	bad	mark:
cdYaheecmefdfs	correct	not
cdafkffeeefdffx	cy
cdbekeffeefefw	but
cdbfhfeffkffft	mark,	fail	trouble
cdbmgffdeefffb	open	aux
cdccdfaneeedeb	i	hedge
cdcceieejeeieb	mark:	speaker
cdcddeeeoefdeff	correct	isaid
cdceajjhcaffepol	~
cdceeeeeleedeff	isaid	correct
cdceeleeeeedet	i	speaker	stop
cdcfeeefehfifs	trouble	quotation
cdckeffeeffefb	aux	deliberate
cddceadmffeeeb	hedge	i
cdddidkceefefs	would	done
cdddmebdeefcfs	ratio<	done
cddeddndeffefs	if	would
cddedeefelfdek	quotation
cddeedffiefhew	nine
cddeeeeeemeces	quotation	say
cddfefeeflfdfw	says
cddgkeddiffdfs	done	not
cddibckfceeeeb	only	mark,
cddkegeffffeft	open	of	stop
cddmecbcgfedes	open	if
cddmeeffefffeff	open	mark:
cddndefefefffb	yet	done
cdeddecclffdfs	isaid	if
cdeedfdeflfeft	say	be	done
cdeeejegeffeew	haber
cdeekgdgfffefw	done
cdefdiieefeffb	only	ok
cdefedfffjfefce	아요
cdefejdffdfeece	给您
cdeffdcefhgifw	else
cdefheefjefeet	still	describe	stop
cdefjffefgfffw	us
cdehideeeeeeeb	arrow	open
cdeihffeeffefb	rest	be
cdeldecceefefs	plan	open
cdemefffeffffff	aux	open
cdfbbenbheeces	if	ok
cdffjfffffffft	mark,	except	stop
cdggeefidfffdt	i	open	stop
cdgjcdfeeefcfs	fail	rest
cdhkeffffffdffx	сь
cdidadeeedgieff	ask	describe
cdidefcfgefeifw	my
cdjechcedhhdew	me
cdjeedefeffeew	обучение
cdjfcfffiffefs	trouble	correct
cdkeceeeeeeeeff	bad	fail
cdkfeffffffdft	mark,	greet	speaker
cdlbbedfigfeft	done	aux	stop
cdobkcdddedbcu	fail
ceadbekjdfedes	without	fail
ceaebikceeedeb	if	ok
cebciZZmdjebeb	be	all
cebdmfagfceYeb	all	mark,
cebfgeeffjfefw	по
cebieeeieffeft	not	none	not
cecYdcddcdcpfb	describe	stop
ceceeeefleedeb	isaid	correct
cecfefffflfcft	speaker	say	speaker
cedcemdcffeefb	i	iplan
ceddedboeefdeff	hedge	aux
cedeeghfeifgffw	in
cedefgeefefifw	name
cedfcblkfXcWbb	be	mark,
cedfhfhfhefeft	mark,	be	fail
cedfiefefifeft	all	done	ok
cedgfecefffjft	you	speaker	stop
cedkeefeeffeew	old
ceedfledfffffff	i	iplan
ceeecdeelefdfs	correct	fail
ceeejfegffffft	still	done	stop
ceefdffffdfjft	describe	done	say
ceefeffffhfhfw	supported
ceeffffffjfeft	speaker	quotation	stop
ceefjffffffffs	rest	still
ceefkffefffffs	but	say
ceeheeeeeffeit	greet	mark,	stop
ceehhfdgeefefb	speaker	only
ceejfffeffffft	deliberate	not	none
ceekeedeeffdft	aux	open	stop
cefejeefedfeft	speaker	speaker	fail
ceffefiefhfeft	mark,	describe	done
cefffffffjffft	you	speaker	say
ceffiegffffffw	hall
ceffifffffffffw	half
cefgeffffffiffw	las
cefjffffffffffw	skipped
cegZjblegddbYb	mark,	speaker
cegdhgggfffffw	rows
cegeeefeiffeft	sorry	mark,	i
cegigeefefgdew	endpoint
cehddhgefefgew	time
cehegffffffffw	finito
cehfhffeefffft	but	aux	stop
cehfhgfefffcfw	rollout
cehgieeefffffw	dropped
cehiddefbffeft	i	not	stop
cehjefedeecfft	open	mark,	be
ceicfecjdeeefs	fail	not
ceiffffffffffw	terminated
ceihefffffffft	ok	mark,	greet
ceikbfffeffffb	of	still
cejdffgfeffdfw	import
cejefdfffffdew	vermiyor
cejefeefffffew	paket
cejefefffefeft	cell	speaker	name
cejfgffffefefw	rejected
cekfeeffcffefw	missed
cekfeefffffeft	fail	fail	stop
cekihdeedcebbf	dash
celddeceefffft	i	aux	fail
celeccbddgeadff	speaker	done
cemdeeeffefaeb	bad	code
cemfZfefefffeb	fail	some
cfafgideeeekfff	of	be
cfbedeeelgfefw	said
cfbjddfaghehfs	not	if
cfchfeehghfdfc	ていま
cfdeefehjefffb	only	aux
cfdfefffjffefs	isaid	trouble
cfdheehegffeft	if	aux	open
cfedgclfdeebefw	it
cfedkdecegehes	done	say
cfeeefejfeffgw	best
cfeeefkeeffffb	would	done
cfeeifffffffffw	signed
cfeejedefffffs	ratio<	if
cfeejfffgeffft	done	say	mark,
cfefeejefffcfw	przy
cffbgfeeejfcet	all	ok	stop
cfgefedgfffies	verify	trouble
cfgffeeffffifw	someone
cfgfhffffffffw	play
cfhbcealdeeefs	not	fail
cfiedeefiefefw	wrong
cfifeeeegfffft	mark,	sorry	stop
cfifefffffffft	done	fail	fail
cfifffegfffffc	착했
cgacjfefieeeft	not	done	stop
cgaideeheefeet	none	not	stop
cgcdefhddiffdt	describe	be	aux
cgckcfefeeffft	you	done	stop
cgdaifeidfffft	verify	not	done
cgdfghgffffdfc	きます
cgedeffeeefidt	ok	mark,	describe
cgedjffffefefw	found
cgegeeehfhfdfc	いま
cgeieddgfeedece	せん
cgemiabefbdbdpoll	o
cgfeiffgffffft	ok	now	mark,
cgffgghceeehfw	se
cggfhdgefffdfw	answer
cgggheeefefdfw	scan
cgghdddfgeedece	ません
cghedfffeffhfw	check
cghffffeeefffw	n'
cghffffffffffc	베이
cghffffffffffc	베이스
cghffffffffffc	이스
cghffffhfffefw	locked
cgiefeeefefgfw	è
cgiegeeeehfcfb	ok	verify
cgiffffffefefw	webhook
chadbecddddleff	be	describe
chbekeeefgfddw	hotel
chcgihffeefefw	errors
chdefdeefffiew	açılıyor
cheddeeghgfffce	합니다
chedekccdfeees	plan	verify
cheidefefffeefx	nk
chfeceeeeefiet	mark,	num	stop
chgeddeeeefget	ok	describe	stop
chgeefgegffeew	memory
chghefeffhfdfw	windows
chhahhcfcgeaeb	be	gone
chheeffeefeefw	page
chhfeeefffffffw	el
chibeefefefhfw	open
chiedfdeeeffft	fail	trouble	mark,
chjgbfeeeffeft	aux	done	speaker
ciZmidddfceZgfx	pe
cibeeheeeffgft	fail	describe	stop
cicccaeideebdff	hedge	ok
cicegeeefefafs	ok	except
cicfeieffdfdew	w
cicffffffhffft	aux	now	aux
cidcjefefeeefs	done	still
ciededeeeefhfs	ok	rest
ciefefggffffet	greet	you	stop
cifakfeeeffeft	fail	open	stop
ciffefgffffffw	safely
ciffffffffffffw	database
cigfdfffeffgfw	within
cighfccgffeadw	no
cihddgdfegfdet	be	gone	stop
cihefefffefcefw	push
ciifcgeeeefdfw	bank
cjdchdgeeefbft	trouble	ok	stop
cjdfffffffffft	earlier	fail	mark,
cjeeefgffffdfw	armed
cjeeffefffffft	done	mark,	greet
cjfddffeeffgfw	times
cjfedgeefffeew	bug
cjhdfgdfedfcffw	all
ckbcdZhZeeebdff	would	stop
ckceeeffehecct	be	ok	stop
ckdchddefdddeu	ok
ckeceedefffeft	ok	of	stop
ckefWbYeZdamUf	mark:
ckefceidcffefb	without	mark,
ckfdhdcddbeYdff	all	be
ckfedeffhffeffx	co
clclYcddhYccbl	but
clefdefefefefs	ratio=	ok
clgdfcbcdcehds	ok	trouble
cliicZZaeaeaeff	speaker	of
cmcddedfeffaet	trouble	be	done
cmefbdeefefcfff	ok	of
cmfdccbdddedeb	earlier	fail
cmgdbdahfeeaes	trouble	but
cnddbeeeeceeef	ratio=
cndedeeeeefdeb	ratio=	ok
cndfeeeeeefdeff	trouble	ok
coeWZdZcciegeb	describe	not
cohdbbZfdgeaes	fail	ok
cpceceeeeefXfb	num	ok
dUladfZZbWcpab	code	stop
dUmlXYbZgbcYab	not	mark,
dWYcccdddkencb	command	stop
dXXflVaadbbYql	heading
dXYabbcccwdVbb	quotation	stop
dXacoeeddefefb	but	still
dXemeggcceegeb	of	mark,
dXfgeediekeeet	aux	done	stop
dXhZfeeobeeebpolc	o
dXiWYhlkajcVcb	i	describe
dXiXfjcmbbdeeb	i	mark,
dXjcYlbdeceaeb	fail	of
dXobdbeeedeZbfx	ka
dYWmZdhZkdebeb	aux	open
dYcdbecedoeceb	say	say
dYdfaeegdefkfb	describe	open
dYeeneeeeefcfff	ratio<	ok
dYefneeeeefcfb	ratio<	ok
dYhmaeeddefdfff	be	not
dYideefeglfdfb	mark:	i
dYqdgcedbbeUdb	trouble	fail
dZWhbjceemdYdb	speaker	cell
dZYbacbbdtedeff	speaker	say
dZaeZfeeeefmfb	be	num
dZbeccdcjhekeb	trouble	hedge
dZcbjeeekdebeb	describe	mark;
dZccdbYqeeeceff	hedge	be
dZccjbkYeeecdb	would	be
dZceoededdeZeb	except	all
dZcnfeecfefdet	be	open	stop
dZeeldeedafdeb	fail	heading
dZeenefeeefaeb	ok	ratio<
dZeeoefeeefZeff	ok	ratio<
dZgibfdfelfhffx	al
dabcdddeeoeadb	be	quotation
dacbbfdZindgdb	say	speaker
daceneeeeefZfb	ok	some
daclZeedehfefff	speaker	open
dadcecXieeekdff	be	hedge
dadcejhcffeeeb	greet	plan
dadcifeeeefjgce	입니다
dadddcXpeeeddb	greet	hedge
daddecZoeeeeeff	hedge	now
dadkgeeeecfdfff	cell	done
dadkgegeeefefs	open	still
dafkeheefegees	still	open
dbWckcdlbeeceff	mark,	but
dbYdodccdhebepol	+-
dbZddoZceedddff	offer	stop
dbacoedddefefs	but	still
dbaddracffedeb	offer	i
dbaikeeegefdfs	done	rest
dbcceqbceeeddb	plan	plan
dbcceqbdeeeddff	plan	plan
dbcdcieelefdeb	mark:	heading
dbcdjdddfkeces	say	fail
dbcnZZbddhicdb	ok	you
dbddbddoeefeeb	hedge	all
dbddecZqedfceb	hedge	speaker
dbddecZredfbeff	hedge	speaker
dbddeoZceeedeff	plan	be
dbdeedkcfffefb	would	of
dbdhgifeeefdew	ora
dbdibeeiieffes	open	verify
dbeccddedleaeb	say	fail
dbeedekefffffs	would	ok
dbeigieefffefw	alerts
dbffeihefefgfw	second
dbgbheeeeefjeb	dash	trouble
dbgfdeekfdfeds	but	open
dbgffefffffjft	trouble	mark,	trouble
dbhedcmdeefbes	would	trouble
dbheefdeffeejw	happy
dbhihehdbeedds	still	not
dbicckcgjfcdYfx	er
dbjaccciaeeceff	but	not
dbkYmbcceceYdfx	ie
dbledaddgefdfb	not	speaker
dblfafefecfdeff	done	earlier
dboVXiciYYbZbf	but
dcZcdhideeeddb	offer	if
dcZiieeggefefs	still	done
dcacehhdeeeddff	offer	if
dcadeoaceeddeff	offer	i
dcbadbheedecmb	you	you
dcbdjoZcceeeeb	mark,	offer
dcbiddeeeaeikff	say	heading
dcbmccebeeecifx	ый
dccccddbefghhpol1	
dccdemdeeffbepol	o~
dccdhlcagfeefb	but	if
dccedflgeefeew	if
dcceeieieegeeff	ask	i
dcceidhefefifce	됩니다
dccffdfffffkft	describe	speaker	stop
dccfieefegfhft	all	all	stop
dccldbcdfefefb	of	aux
dcddebmaeeecdff	should	stop
dcdebeeoeefefff	hedge	all
dcdedefekdfefff	isaid	done
dcdeheifhefdew	wednesday
dcdfecckeefdeb	hedge	open
dcdfifehfffgfw	most
dcdhkdeeeefdew	logo
dceZfeeclefffs	correct	done
dcececcjjeedeb	hedge	hedge
dceckeeeeffeepol	++o
dcedfldeegfcgw	let
dceebeejiffffs	ok	correct
dceedhdhiehefb	ask	ok
dcefeefeeffelt	greet	mark,	greet
dcefeffffffjew	function
dceffehefifefc	이미
dcegeedjfefeffx	ía
dceifffeeffffb	done	yet
dcejgffeeffeft	open	be	stop
dcfedkceeefeft	now	fail	stop
dcfeeffffjffft	you	say	mark,
dcffdffihffefw	doğru
dcffjffffffefw	except
dcfhgeefehfgfw	per
dcgecjeefefeft	fail	of	stop
dcgfbeeekeedes	correct	still
dcggdffffffjew	takes
dcgjfeegfdfeew	size
dchdeegdgffgew	when
dcheeedhfffeet	hedge	describe	aux
dchehgeffgeefw	release
dchgeffefffifw	request
dciidedefffdfw	step
dcjebegegfeees	not	still
dcjedeeegdhdfs	still	ok
dcjeebhbeffeeff	if	i
dcjgeffeedfdft	not	describe	aux
dclaeeedhefceb	mark,	code
dcleceeeeeedfff	still	ok
dcmddceeebeceb	speaker	name
dcmdgaebdceeeb	be	sorry
ddacbeedoefbeff	correct	mark,
ddajhnXjbbccfu	rest
ddbbeddmeefeeb	mark:	hedge
ddbddchjefgdes	should	fail
ddbddeeemefdeb	correct	isaid
ddccencaefeeeff	plan	i
ddcddeeemefdes	correct	isaid
ddcdemddefeedb	plan	mark,
ddceeeeeemebeb	quotation	say
ddcejefeeefceb	done	ratio<
ddcfcffekffffb	isaid	aux
ddcfhefffffiew	c
ddcgggeefhfffw	invoice
ddcgjcddeffdefx	ки
ddcifbmceYdccb	not	aux
ddcjidcefffeffx	ex
dddcdeeeoaeaeb	isaid	mark:
dddcedeeedocaff	mark?	
ddddeZeeedpdcb	ask	mark?
ddddecbnfefeeff	hedge	done
dddeedideejddb	ask	ask
dddeehifeffefw	dan
dddefdlefffcfs	fail	should
dddegehffffefw	sms
dddfcfffihfefb	aux	except
dddfeeffelfdeff	quotation	mark,
dddfeffffffjft	earlier	describe	stop
dddjeheefeffft	open	you	stop
dddjfffffeffft	none	aux	done
ddeddifdeeeees	offer	if
ddededbiefejes	hedge	say
ddedeffffffjfw	museum
ddeebddmeefdfs	hedge	open
ddeebedmfgfefs	done	hedge
ddeeeehffffhew	fly
ddeeeemdfefefff	speaker	would
ddeegfhfgggefw	deployed
ddeehdjdfffeft	mark,	should	stop
ddeeiefffefiffw	two
ddefdeffhifefc	다고
ddefeefffifefc	아요
ddeffefffifefc	서는
ddeffefffjfefc	고하
ddeffeiffffdec	지도
ddefffdffffjft	aux	describe	trouble
ddefffeffifefc	구서
ddefffeffifefc	청구서
ddeffffefkfdft	speaker	say	be
ddefffffjffeeb	correct	be
ddefgffefffiew	id
ddefiffffefefw	removed
ddefjffffefeft	done	except	stop
ddegdchhgbedes	if	say
ddehefffffhfffw	did
ddehfeeefffhft	you	if	aux
ddeidfddfefcfs	open	plan
ddeigfegfefefw	place
ddekeffeefffeb	greet	open
ddekgefeeffefs	rest	open
ddfegffffefifw	part
ddfehfefhfffft	mark,	be	still
ddffcieieffdew	lo
ddffegeffffifw	las
ddfffffffifefc	청구
ddfffffffigfft	heading	be	ok
ddfgffeeegeghw	notes
ddfifbhefffeft	fail	mark,	plan
ddgeddeeedeift	ask	fail	stop
ddgeefgefhfhfw	agent
ddgfcehdeejefb	verify	be
ddgfefffhffhfw	testy
ddgfgffffffffw	worse
ddghfgfdeefeew	get
ddghfgfegffefw	hold
ddhdgffffgfffw	tables
ddhefhdefffdet	plan	speaker	stop
ddhfeffffhfffw	our
ddhfeffffhfget	trouble	heading	stop
ddhffeeffefefw	came
ddhfgfffffffft	done	ok	mark,
ddhieffeefffft	not	aux	done
ddibegheeffhft	mark,	plan	stop
ddicedblceeefb	fail	not
ddicheefefefft	describe	fail	stop
ddigehdefffdfw	migration
ddjeedefeffeew	oom
ddjefgcefffdfw	writing
ddjegedfeegffw	does
ddkeeeeebefeeb	fail	now
ddleddffdefeft	i	be	fail
ddmeedfffffbffx	oy
ddpeeeefeefbfff	fail	mark:
deZbdeeenefffff	i	correct
deaeeeefmefdfs	correct	correct
debelebjeffefs	rest	fail
debfcfeflffffs	isaid	fail
debfjffhffffft	done	mark,	aux
debjefffeffeft	not	mark,	you
deceieegegfdfw	everything
decqYedeeecdes	open	open
deddbeedmefees	isaid	but
dedddbeneeecds	hedge	ok
deddeeeeedldcff	ask	mark?
dedebffdkefefb	mark:	aux
dedecdejfefhes	ok	hedge
dedeeeeekeeeeb	isaid	mark;
dedeeeefleeeeff	isaid	mark;
dedeekdeefeffs	offer	done
dedefjfffffcew	elimino
dedfdjefeffeffw	first
dedffefffffifw	bilet
dedffefgfefiew	entry
dedfjegeeefeft	mark,	speaker	fail
dedgehfefgffgw	vous
dedhdedkdefbfb	aux	hedge
dedheelbeffffb	now	but
dedhffgffefefw	parties
dediehdffefeft	done	plan	stop
dedjeffffeffft	you	mark,	open
deecfmbeffeceff	iplan	you
deecjfffeffefw	frontend
deedafeemfffeb	isaid	you
deeecefjfffeft	mark,	hedge	stop
deeeeeiegefegw	soon
deeeeekefffefs	would	if
deeeejeefffefpol	~~~
deeefeffiefefw	retract
deeefffffkffft	aux	now	done
deeefjdefffeft	plan	of	stop
deeefjfffffcew	fakturę
deeefmddffeefff	plan	mark,
deeegfdefjfeft	aux	done	trouble
deeegidgffffft	done	mark,	if
deeeheeifefefw	renewed
deefbfehjffffb	mark;	aux
deefedeffffifc	点开
deefeefeleeeeb	isaid	stop
deefeeffgffhfc	两个
deefefffgffift	describe	trouble	trouble
deeffefffffifw	десять
deeffefffffjfc	この
deeffffffifeft	mark:	quotation	stop
deefffhfeffefw	dns
deeffgfffhfgfc	請求
deeffgfffhfgfc	請求書
deeffhfffgfdfc	とで
deeffhhffffefc	設定
deefgefffffhfw	lamp
deefgefffffhfw	power
deefgfffgffffw	unlocked
deefiffffefeft	some	be	done
deegeffefffehc	おり
deegiffeffffft	heading	done	mark,
deehfeffffffhw	travel
deejeffefffffb	open	deliberate
deekcfeeffffft	open	open	stop
deemdbfdgdedes	open	done
defdjfffeffffb	still	rest
defdkeeffffefw	backend
defeeehfiffdfw	earlier
defeegfgifffeb	describe	i
defefjeeffffft	plan	be	done
deffcfekeffeft	done	mark,	hedge
deffdffffffhft	fail	trouble	describe
defffffffffifw	tres
defffffffiffft	speaker	speaker	say
defffhfffffefc	見て
defffieffefefc	给您
deffhffffffffw	ravi
deffhffffgfffw	insists
defgffffffffhw	shopping
defgfjdegffefw	write
defiffffeffffb	rest	open
defjefffffffft	deliberate	open	stop
degceffekffffs	correct	verify
degeeehffefeefw	they
degeffegajccbb	say	stop
degfdfffiffffs	fail	correct
degfgehfffffft	mark,	speaker	speaker
degfgffegffefce	でした
deggefhffefefw	signature
deghfefgeefffw	form
dehchffefffeft	not	aux	stop
dehddeefidffffw	not
dehdegdfggfefw	dat
dehegdfefefdiw	sorry
dehegfgefffffw	rolled
dehehgfefffefw	search
dehfeheffffffw	pick
dehffeffffffhw	luck
dehfgeffffffft	speaker	fail	i
deiafeedjffffs	correct	open
deibfdacjeebfb	not	ok
deiddfgfgcfhfw	file
deidheeeeefdes	bad	fail
deiedcefedfajt	ok	speaker	stop
deieddfheefefneg	verify
deiedffheffefw	fix
deieeefdfffffs	fail	would
deieeefffefeft	speaker	name	cell
deieeffffffffw	protected
deiegedhfefdfw	ran
deifgffffffdfc	バッ
dejefeeffffffw	tried
dekedeeffefces	bad	trouble
dekeeefefffdft	cell	cell	fail
dekeefeffffeft	fail	still	stop
delbaekdhedYfb	not	ask
deleeeeffefaeff	bad	code
delfaffeeffcff	try
dfbgeffekffeft	mark,	i	aux
dfceedhhfffhft	of	trouble	stop
dfcfifeeeffefb	but	ok
dfcfkfffffffft	rest	fail	stop
dfddeehfeeieefw	is
dfdfdjeegefdew	suite
dfdfjfffefffft	mark,	rest	fail
dfdieffffffefw	extended
dfdifffffffffw	rights
dfeeeefffffhhc	ります
dfeefkcdfffffs	iplan	done
dfeegfeehfffft	mark,	not	mark,
dfeehfeffffhfw	los
dfeeifedgfffft	if	aux	not
dfeejeheeefefw	flight
dfefefffghfffc	いまし
dfefeifffffdfc	あと
dfefeifffffefc	機の
dfeffeiffffffw	firma
dfeffffefiffft	speaker	say	aux
dfeffgfffhfffc	求書
dfefggfefgfgfw	files
dfefhfffffffft	done	mark,	rest
dfefhfffffffft	done	mark;	fail
dfefhffgffffft	mark,	but	aux
dfefifffffffft	i	done	mark,
dfefifffffffft	mark;	fail	stop
dfefiffffffffw	playlist
dfegefefehfdhc	って
dfehdfffeefhew	run
dfejeffeffffft	aux	open	mark,
dfemedbcebdddpol1	o
dffefeiffffffw	entra
dffegfiffffffs	done	would
dffeifeeffffft	ratio<	if	aux
dffffffffgfgfw	linter
dffffffffhfffc	払い
dffffffffhfffc	支払
dffffffffhfffc	支払い
dffffffffhffffw	per
dffffffffhfffw	colleague
dffffffffhfffw	completed
dffffffffhfffw	уже
dffffgfffgffffw	me
dffffgfffhfffw	счет
dfffhffffffefw	tutto
dfffhfffffffft	done	mark,	except
dfffhffffffffw	managed
dfffhffffffffw	shift
dfffhffffffffw	tom
dfffhffgfffffw	cinco
dfffifefffffffw	of
dfffiffffffffs	but	rest
dfffifffffffft	mark;	rest	still
dfffiffffffffw	regions
dffgfffffhfffw	sheet
dffghfefeffefw	alone
dfgeeehffffefw	site
dfgefeegfjfefw	already
dfgegfeffffffw	api
dfgeghgeeedfblen	12
dfgfhfffffffft	describe	mark,	speaker
dfghdeefgefeec	ません
dfheffffgffffw	apologise
dfhegffgfegefw	version
dfhfdfffefehfw	ha
dfhfeefefffffw	none
dfhfeffffffffw	cherry
dfhfeffffffffw	things
dfhfeffffgfffw	document
dfhfefgffffffw	funds
dfhfegeefefgfw	trace
dfhfffegfffffc	도착
dfhffffffffffw	bot
dfhffffffffffw	channel
dfhffffffffffw	ended
dfhffffffffgfw	zone
dfhfffgffefefs	without	say
dfhffgfffffffw	stack
dfhheeeegefeec	せん
dfieeeefegfefw	mi
dfiefffffffffw	halfway
dfifeffffffffw	arrived
dfifffegfffffc	도착했
dfiffffffefeffw	post
dfiffffffffefw	post
dfifgffffffdfw	refused
dfkelcXbeeeZdff	trouble	of
dfkfbgbeefgfew	at
dgWZgficYUblmf	trouble
dgbcelcfeefgdw	first
dgddgcgddfdgcb	be	done
dgdfeeffgffhfc	这个
dgdffeeffffhfc	开始
dgeeceffeffhft	ok	rest	stop
dgeeefgdfffgfw	once
dgeeeieefgfegw	week
dgeehfeceffffpolc	+=
dgefeaiefffift	describe	of	stop
dgefeeehffhfew	sure
dgefeheeggfefw	reply
dgeffeeefifefc	는이
dgefffffghfffw	tickets
dgefhffffefefw	quotes
dgegdeeieefdft	open	all	stop
dgfefffgggfdfw	leak
dgfeffgegegeew	server
dgffgefffffefw	model
dgffgfegfffffc	好了
dgffhfffffffffw	everyone
dgffjcbdcjdVab	trouble	done
dgfgffegeefgew	table
dggeeefffefffw	workers
dggeefhffefffw	registered
dggfeffgfffffw	deadlock
dggfgffffffffw	stock
dgggdhbgbddjflen	7
dgggefgefffgfw	set
dgghgdeefdfdfw	van
dghfeefffffcifx	ti
dgicfedfecfeew	empty
dgijjbYddceWdb	trouble	of
dgjdTkSYXZahaff	not	stop
dgkebdgefeefew	back
dhVbVohfbacVZl	ok
dhbfefefeefgft	be	trouble	describe
dhcblhaZdbdacpols	-=
dhceiedhfefcdw	ok
dhcifeeefffffw	nog
dhdehccffffifw	bir
dhdehfeeeefgefw	memory
dhdeieegeefedw	works
dhdeiefefffeew	unit
dhdeiefffffdefw	unit
dhdfffgffgfffw	yesterday
dhdgieedeffcfs	trouble	if
dheeecgefhfefs	if	verify
dheeeeffeefgfw	same
dheehdeefefeew	еще
dheeifdffffffw	ama
dhefecfhfffhdw	is
dhefeffffffffw	linux
dhefeffffffffw	macos
dhefeffgfehefw	guests
dheffefhfffefw	oven
dhegeeicfffeew	yeniden
dhehfffffffefw	nichts
dheibdgceffeft	now	not	stop
dhfeefgffffefw	limit
dhffdfefiffffw	correct
dhffeffefefgfw	plus
dhffeffffffffw	end
dhffeffffffffw	published
dhffeffffffffw	ready
dhffeffffgfffw	shut
dhfffefefffffc	데이
dhfffffffffeft	say	rest	stop
dhfffffffffffc	ータ
dhfffffffffffc	运行
dhfffffffffffw	lockfile
dhfffffffffffw	restaurant
dhffhefffffffw	troppo
dhgdcfefdefift	ask	describe	aux
dhgefffffffffw	across
dhgfdeeefefeffw	nothing
dhgffffffffffc	务器
dhgffffffffffc	服务
dhgffffffffffc	服务器
dhhWhdhcZTclZf	all
dhiefefedffefs	still	fail
dhjdhdccbdedes	fail	open
dhkcYdYidacdjb	mark,	greet
dhkdddedfbfdfs	not	say
dhkecceddefgew	every
diYdgebkeeeefb	not	fail
dibbebcefccqbu	describe
dicefddiehfbes	trouble	gone
didciehefefcfw	passport
diddchgceeeees	plan	fail
didebgefecfift	speaker	ok	stop
dideedhcfffdes	trouble	would
didegegeeefefw	green
didfeffefffffs	without	ok
didffffffffffce	过了
didgdddieegaes	if	hedge
diededeehffefs	isaid	verify
diedegdheefcft	you	fail	stop
dieedeegfffehw	good
dieeeeeffffeew	можно
dieeefdfgffefw	above
dieefeeffefdfw	паспорт
diefeefgfbfhfw	live
diefeffffffeffw	build
dieffgeffffdfc	서도
diegeffffffdfc	대로
diegffegfffdfw	heating
diekViebdbdgcb	rest	stop
difcccfghefgew	ten
difedcbjfffeft	of	fail	stop
diffcfeeeffeht	greet	mark,	be
diffefefegfdfc	에서
diffeffffffefw	matches
diffeffffffffw	compared
difffffffffdfc	에서도
diffffffffffffw	base
diffgffffffefs	say	rest
digciedcdgZgbu	all
digeeefefefeew	load
digefeeheffcece	います
digefefeegedew	jest
digfddeeeffdfw	left
digfddgffefefw	tax
dihWUhXZZYagll	mark,
dihiZhXadahYgfx	ll
diidkcZZZgdVdb	not	describe
diifaffffeffft	mark,	done	mark,
dijjWcgXhcabbb	open	mark,
dikVVnUaWYbTVff	mark,	stop
djYadcibkYefab	you	describe
djYbfakgiadUdb	mark,	ok
djafeeddiefefs	but	ok
djbdfhdehfeefs	done	verify
djccgegfeefefs	gone	not
djciYdeideebeb	ok	yet
djddfffffffefw	replied
djdgbeeeejfcet	trouble	done	stop
djdgdhbeeeeees	but	plan
djecgffffffdft	speaker	open	stop
djedefehfefdft	describe	aux	ok
djefeefffffcfw	cuda
djefffeefefffs	without	without
djffdffffffefs	ok	good
djffefedfffefw	identical
dkaceffeeffffb	none	open
dkafffffffffft	aux	fail	earlier
dkdfeffffffeet	trouble	not	stop
dkeecgegeefdft	ok	ok	stop
dkefefeeeffeft	trouble	mark,	not
dkeffffffefeft	none	trouble	stop
dkkcacbceddccl	name
dlaebeedeafefff	all	describe
dlcbfbdcefdgepoll	=
dlddejZeeeeYeb	hedge	trouble
dlefdffffdfdfs	good	say
dlefeefffefcft	you	ok	stop
dmaecdgcfgfces	ok	without
dmceefdeeefeeff	without	none
dmdebdeeedeedl	say
dmdecdbbeeeceff	describe	ok
dmeecccdddedeff	earlier	fail
dmefdefefefafb	all	num
dnXfeefffffffb	earlier	ok
dndfdefeeefafff	num	ok
dnedcbXaeegcdb	ask	should
dnieeeeeeefXefx	sk
dnjbUbcabagdifx	re
dohWaeeckefdfb	not	open
dpbeXebbfgebepol	==
dqXXcebieeecfb	none	be
eVYclhalgeeceb	mark,	only
eVmkXYVadbcZZff	not	mark,
eXgghacddgdhkb	say	heading
eYZbgZededeocfx	rd
eYZideecmefdfb	not	all
eYacgdbfneeceb	ok	mark;
eYaclcdddcbjdb	ratio<	stop
eYfdahjbdadkcb	trouble	cell
eYihfXkhaddfZf	of
eYjibgXedcdZbb	done	plan
eZYeapZeddeXcitem	number
eZZcicddecemdfx	ad
eZZddciddaemdb	mark,	command
eZbgfZoYdbegbu	if
eZceneedeffeft	ok	mark,	not
eZcgedhbeeeieb	you	if
eZcmdbbeeaeedfx	yı
eZdekfcgfefbfpolc	=~
eZedkfhdddcbffx	ra
eaZdjcbejheceb	heading	mark,
eabdeelefeeefs	plan	if
eabfeffffefmft	describe	trouble	describe
eabgicjchdefew	only
eabgjefhhbeees	ok	but
eaclheedeefeffx	од
eadeediieffeet	hedge	ok	stop
eadfleefgefdfs	except	ok
eadgdddeihfhes	trouble	hedge
eadkdZdeeeddml	you
eaefleeeeefefs	ratio<	ok
eajbdfeedkfffb	earlier	aux
eajdeeeeedeifb	speaker	earlier
eajfdeefeefhet	mark,	trouble	trouble
ebWcZdkldfecdb	without	fail
ebYeledfgdedes	done	open
ebaccdcdecenhfx	rs
ebbedleebeebeb	ok	mark:
ebcddbnaeeedeb	should	ok
ebcdeboaffedeff	should	ok
ebdeddmbffeeeff	would	be
ebdeecmbffedes	should	ok
ebdekffeeffdfb	ratio<	describe
ebdelaajeeebeff	be	all
ebdifehgedfdft	speaker	be	done
ebdjhffeefffft	still	open	stop
ebeajeejdffefb	mark;	open
ebedkefeeefdfb	trouble	if
ebeeedeffemedb	you	mark?
ebeeeeeeffgjfs	should	if
ebeefcbmfeeeeb	hedge	ask
ebeejffffffefs	gone	still
ebefeffffffjffw	each
ebefffeeeefkdt	mark,	describe	stop
ebeflefffefcfs	ok	ratio<
ebffdkgceeedew	will
ebffjfffffffft	but	still	stop
ebgfheefeefhet	trouble	trouble	stop
ebgkcedfeegeew	did
ebheeeffeefiffw	на
ebkdedeeckeaes	fail	trouble
ebkfaeddgdfefpol	o+
eblacYhbeedddb	fail	if
ebmdYeeeecfeft	done	fail	stop
ecackiaZfbdfcpol	=-
ecbcebnaeecbeb	if	ask
ecbcecldeffdfff	hedge	not
ecbcecldfffcfb	hedge	not
ecbfkeddeefffb	yet	still
ecbflfffeffcft	trouble	be	fail
eccdbegmeffefs	hedge	not
eccebcodeefefff	if	ok
eccefcmdfefcfb	without	would
ecceifeheffffw	though
eccffffffeflft	speaker	describe	trouble
eccheffejffeft	not	all	stop
ecckbeeheefeeb	yet	not
ecddfdjehdeeew	need
ecdeekeeegfdew	then
ecdeghddjffdew	about
ecdeifeheffeft	ok	mark,	but
ecdfkffffffffs	except	fail
ecdgdeehhfffft	open	verify	stop
ecdjddeeeeheeb	speaker	mark?
ecdjeffeeffeeff	deliberate	not
ecebmbddfffcffx	tá
ecededbmgefees	hedge	hedge
ecedfdfeffefkl	plan
eceedffgeffift	describe	open	stop
eceeedckfffeeff	hedge	hedge
eceeeeckfffdfs	would	should
eceeefffffkfbb	greet	mark?
eceegdjcfffffs	but	would
eceegfefeffigc	입니다
eceehfefeffigc	입니
ecefedkefffefb	trouble	should
ecefeedkfffefs	hedge	gone
ecefeejefefeffw	without
ecefeffffefkft	trouble	describe	be
eceffdhdfffgfff	would	of
eceffeckfeeefff	hedge	ask
ecefhffffgffft	trouble	ok	mark,
ecefjeefeefefff	done	of
eceheifffffefw	wire
ecejefffffffft	open	speaker	be
ecfekeeefffeffx	iş
ecfffdkdfffeft	trouble	would	stop
ecfffgfffffifw	september
ecffjffffffeft	ratio<	ok	stop
ecffkefffffdft	ok	ratio<	stop
ecgedeeeeffjffw	her
ecgffdhefhfefw	fail
echffffffhfdfw	matter
echggffefffefw	нет
ecicddgchefefs	if	if
ecieeicfffffes	offer	ok
ecifbfffgffefb	correct	mark;
eciffffffffffw	больше
eciffficffffffw	na
ecifhfffdffefc	链接
ecjdddgefffdew	attached
ecjddheefcfgew	after
ecjfdefffefift	ok	all	stop
ecmcgYafcfeees	offer	not
ecocgcddbdebes	fail	fail
ecpbbXZbefeeeff	offer	not
edXjkdecgdfefb	but	speaker
edYYiaZjbcZZnff	greet	mark,
edYddkicfeeefb	plan	fail
edZedjffkefeft	mark:	fail	stop
edaebdideclbdb	ask	some
edafeeefnefceb	correct	all
edakeedeeejedb	be	mark?
edbccedelffffs	not	correct
edbcdbmaffeeeff	should	fail
edbcdcnaeeedeb	should	fail
edbcdecaeffiipols	
edbedkcdffjeeff	offer	ask
edbedoadeeeees	offer	offer
edbeekcdffieeb	offer	ask
edbfdfejgffeew	я
edbfkeeffffdfff	some	of
edbhceekeefedt	speaker	aux	done
edcbbfeijffffs	open	correct
edcdecjifegdew	should
edcdedldeffefb	if	would
edcdedmcfffefff	if	not
edcdejeffffefce	게요
edcdeledfffeft	i	be	plan
edcdfelbeffefs	if	still
edceedldfffefb	would	fail
edceedlefffefff	if	would
edceembdffeeeb	offer	offer
edcgefefegfiew	keys
edchfffffgfffw	away
eddbembeffeeeb	offer	open
eddbjhddffeees	offer	open
eddccfcadgehhpol	
eddeedhieeffew	battery
eddeembdffeeeff	offer	offer
eddeffejffffft	fail	not	none
eddefifcgfeefs	but	if
eddeflceffeees	iplan	ok
eddeieieeffeet	mark,	still	stop
eddejfehefffct	mark,	speaker	not
eddffefffffjfw	default
eddffefffffjfw	light
eddfffedfjfffs	say	gone
eddfhehffffhfc	됩니
eddfhehffffhfc	됩니다
eddgeffheffffw	ничего
eddhecbleefeefx	мо
eddieefheffffc	いませ
eddiffeffgfffw	ты
eddifheffegeew	ich
eddjfdfgegeeece	です
edeXledfdefdfpols	=o
edecedldfffefs	would	open
edecfffjffffet	mark,	but	i
ededecadffealb	should	hedge
ededeejeeffffw	gaat
ededffeeghfhft	not	none	if
edeeddkefffefs	should	still
edeeedlbedeees	hedge	if
edeeeedkfffdfw	seems
edeeeeeffjfdft	be	quotation	stop
edeeeeiefefhew	install
edeeeejefffefw	cheaper
edeeeiZbdadkcb	cell	trouble
edeeencdfefbeb	iplan	describe
edeefdkdffeefs	should	verify
edeefdkdfffcet	should	trouble	stop
edeefdldfffcfff	without	would
edeefekdfffdfs	without	would
edeeffdifffees	plan	hedge
edeefhgfeffees	hedge	plan
edeefifffffefc	드로
edeefjfffffdefw	then
edeefkdeffedfs	iplan	fail
edeehfeggffffs	open	but
edefdffdeefiet	done	describe	be
edefeecfffflft	num	describe	stop
edefeefgfffifw	uns
edefeehgfffffce	겁니다
edefefcefffkft	describe	num	describe
edefefeefffifce	します
edefeffffffifw	exam
edefeffffffifw	happen
edefeffffgfhfw	prints
edefefgefjfeft	say	ok	stop
edeffekefffefb	would	should
edefffeefifeft	say	mark,	be
edefffeffjfffw	according
edeffffiffffft	not	fail	not
edefgfdhhfffft	ok	mark,	be
edefhffffdfgfw	oslo
edefifeeeefdft	not	describe	be
edefifffffffepols	-=o
edehfgeeffggfw	production
edehhgfdfffffw	even
edeideeeegfeft	fail	aux	done
edeifegeffffft	open	still	stop
edeifffeefffft	yet	but	stop
edfecfcijffefb	but	describe
edfeeeigfffffce	지만
edfeefekeffffs	hedge	verify
edfeegjcffffft	if	be	done
edfefddjfffeft	hedge	now	stop
edfefgfffefeiw	agenda
edfegffhfffffc	확인
edffeefffhffgw	что
edffeffffffhew	gives
edffeffffffhfw	consists
edffeffghhfffw	że
edffffeffffhfw	different
edffffeffifefw	states
edffffeffiffffw	according
edffffffffffhfw	thanks
edfffffffffhfc	두개
edfffffffffhffw	tests
edfffffffhfffw	side
edfffffffiffft	mark,	trouble	be
edffhffffffffw	rodei
edfgdffifffffw	duruyor
edfhcfeeggfhfw	cluster
edgdddajeffees	hedge	fail
edgeddjefffefs	would	fail
edgedheffffeec	가안
edgefifffffdew	against
edgejedfdffffs	done	offer
edgfddfffffifw	seconds
edgfeeeeifffft	not	ok	stop
edgfhfgffffefw	passes
edgggffeeffefs	still	still
edheefehfffefc	没有
edhegffeeffeft	some	of	mark,
edhegffgfefefw	address
edhfeffffffhfw	returns
edhfffcefiffft	fail	ok	stop
edhffffffffdfw	use
edhfffffffffft	fail	describe	trouble
edhgdhcefefeew	ik
edidgefffffeft	cell	bad	cell
edifedfegffeft	not	speaker	stop
edifeffffffffu	zero
ediffefffffdfw	gałęzi
edifgefeeffefc	하지
ediieffefffeffx	ws
edjdefffeffdfw	consumer
edjedYigeeeeeb	plan	would
edjehdfeeffeft	i	fail	stop
edjeicbceeeees	offer	fail
edjffefffffefw	keeps
edkaZafcblcfau	command
edkedbgdeefdeb	would	trouble
edkfbefefffdefx	up
edleceeeeefdeb	sorry	be
edmbcedbffdgdpols	-
eebeeiiffffefw	içinde
eebeekeefffdgfw	let
eebefkfefffeffw	now
eebelkdZdeeeeb	ask	mark,
eebfiffhgfffft	mark,	aux	fail
eebfjdggefebet	be	done	mark,
eebogabfecdadu	open
eecZZeedeefmfff	all	speaker
eecccddleffffb	hedge	mark;
eeccdeekgffeft	mark,	but	not
eecdfifgeefhfw	way
eecedfffehfhfw	versions
eeceeemdfffefb	if	not
eecegehfeffifw	fee
eecekfceffffft	mark,	only	fail
eeciffdfffffft	plan	earlier	stop
eeckdfggeffefb	aux	still
eedccddbcffiipoll	
eeddeffejfffft	mark,	correct	stop
eeddemcdfffeeff	iplan	stop
eeddflcdffedefx	ow
eeddifffffffffw	invoice
eededffifffffc	지는
eedeeiddhffeefx	те
eedeeieeheffew	tuesday
eedeejdeffffeb	offer	iplan
eedefeffjdfeft	speaker	mark:	fail
eedefjeefffefw	going
eedehfegeffffpolc	+~
eedeiffffffffw	dışında
eedfeffffffhht	trouble	trouble	heading
eedfefgefehehw	long
eedfegffeefifw	differ
eedfffeeffffifw	happy
eedffffffefjft	describe	trouble	say
eedffffffffiffw	max
eedffffffffifw	max
eedfgfhhfffffc	지만
eedfhfffffffffw	flights
eedfifffffffft	of	mark,	but
eedihdedfffeew	yet
eedjeeffeffdft	mark:	open	stop
eedjffceffffft	not	if	aux
eedjfffeffffft	done	not	none
eeebehgefffhft	describe	mark,	plan
eeeccfeekffffs	isaid	open
eeecefffiffffb	mark:	isaid
eeecfmcdfffeeff	plan	iplan
eeecgdgegffiew	meeting
eeechehefefeet	not	without	stop
eeedeedieffffb	open	hedge
eeedefhhfgfeec	해결
eeedeldefffcfs	rest	plan
eeedemddfeeefs	iplan	plan
eeedfldefffefb	plan	iplan
eeedgegfhhfefw	pass
eeeeedcffffcks	should	hedge
eeeeeedjffffft	mark,	hedge	mark,
eeeeeeffeejeeff	ask	ask
eeeeeejefffeffw	if
eeeeefefegfiew	nuts
eeeeekbefffeeb	iplan	heading
eeeefbdlffffft	now	hedge	stop
eeeefcejffffft	i	be	hedge
eeeefddjfffeft	hedge	done	stop
eeeefddkfefeft	speaker	hedge	stop
eeeefdffeekedb	i	mark?
eeeefedjfffefff	should	hedge
eeeefefffefiefw	gate
eeeefefffefjft	describe	code	stop
eeeefefhfffffs	but	verify
eeeefehffgfgfw	weather
eeeefeiefffffw	бы
eeeefffffffehc	にな
eeeefffffifdet	speaker	mark:	quotation
eeeefffffjfdft	say	quotation	stop
eeeefhfffffefc	로이드
eeeefhfffffefc	안드
eeeefhfffffffc	드로이
eeeefhfffffffc	안드로
eeeefhfffffffc	이드
eeeefifffffefc	我就
eeeefifffffefc	게요
eeeefjcefffefs	iplan	if
eeeefjeefffeft	plan	plan	stop
eeeefkdefffefs	plan	iplan
eeeefkeefffefff	iplan	plan
eeeefleefffefb	iplan	plan
eeeefmdefefcfff	iplan	describe
eeeegieefffefw	look
eeeeiefffffeft	trouble	if	aux
eeeeifefeffeffw	frontend
eeeeifffgffeft	be	not	stop
eeeejffffffffs	rest	not
eeefcfffiffffff	isaid	aux
eeefdfffgifffs	quotation	done
eeefdgegfffhfw	working
eeefeedkfffffb	but	hedge
eeefeeeffhfgfw	safe
eeefeeffgfhefc	旧版
eeefeegffffhfw	holds
eeefefeefifeft	speaker	say	trouble
eeefeffeiefeft	correct	mark:	be
eeefeffffefhffw	prints
eeefeffffifdft	speaker	say	fail
eeefefffiffdfb	isaid	describe
eeefeheffffefw	ask
eeefeieefffefc	겠습
eeefejeefffefw	follow
eeefekddffffft	mark,	offer	stop
eeeffdiffhfefw	sie
eeeffdjeffffft	if	speaker	mark,
eeeffeeifffffw	think
eeeffefffffhffw	check
eeeffefffffhfw	platform
eeeffeffffhefc	しょ
eeeffeffffhefc	ょう
eeeffeffffhefce	すか
eeeffegffffhfc	で動
eeeffegfffhefc	しょう
eeeffegfffhefc	でしょ
eeeffeiefffffs	should	done
eeeffeiefffffw	было
eeefffeifehefw	tell
eeeffffffffifw	company
eeeffffffifefc	라고
eeefffffgffgfc	二つ
eeefffffgffgfc	取り
eeefffffhffefw	figure
eeefffffieffffw	earlier
eeefffhffgfeec	가해결
eeefffjefffcft	would	of	trouble
eeeffgfffffgfw	датасете
eeeffgfffffhfw	primary
eeeffheffffgfw	modules
eeeffhfffffdfw	interviews
eeeffhfffffefw	billing
eeeffieeffffes	offer	iplan
eeefgffffffgfw	trois
eeefgffffgfffw	migrated
eeefghfefffffw	slides
eeefhffffffffw	bounced
eeefhffffffffw	flights
eeefhffgfffffw	çalışıyor
eeefhggdeffeffw	se
eeegdeiedfgchw	be
eeegeffeeffehc	ってお
eeegeffgfgfffw	deposit
eeegekddefffes	iplan	open
eeegfecZfffijt	hedge	describe	stop
eeegffffffffgc	おりま
eeegffffffffhc	ており
eeegffhdffgefw	delete
eeegfggffffffw	switch
eeegfieefffefc	겠습니
eeeggfegeefeft	done	mark,	open
eeeheddhfffefw	far
eeehefcieffefs	should	not
eeehffffffffft	greet	open	stop
eeehfffffgfffc	には
eeehfheeeffeew	receipts
eeehgddeeefhffw	only
eeeidgffffffft	of	open	stop
eeeieedfeffefs	open	hedge
eeeieefefffffw	stays
eeeieffeefffft	be	done	but
eeeieffeffffft	open	mark,	open
eeeiefffffffefx	ić
eeeiefffffheefx	ть
eeeifffffffffw	scope
eeejdeeeefifeb	heading	mark?
eeejeffffffeeb	box0	open
eeejeffffffeeff	box0	open
eeejefffffffft	open	yet	done
eeejefffffffft	yet	done	stop
eeekdffffffffff	open	still
eeekfdcefffeft	open	if	stop
eefcdfffffffjt	trouble	trouble	open
eefcgffhefffft	mark,	but	open
eefciffffefgfc	트는
eefdeffifffffce	했어요
eefdgfffffffhs	open	rest
eefedeejeeeeeb	paren	fail
eefeedheghfffw	she
eefeeeeefffjft	ok	if	trouble
eefeeefffbfkft	say	describe	stop
eefeeeigfffefw	dovrebbe
eefeeffhfffffc	했어
eefeeffhfffffc	했어요
eefeegeecgfiew	rate
eefefdjeffffft	if	be	ok
eefefeeifffffff	open	hedge
eefefffffhffffw	в
eefefgdifffeft	i	hedge	stop
eefefifefffegfw	next
eefefkbeffffft	iplan	you	stop
eefehffffffffc	还没
eefejffffffcft	all	except	stop
eeffdfffhefgfc	테스
eeffdgeffefift	ok	trouble	stop
eeffeedffifefs	say	hedge
eeffeefffffhfw	cada
eeffefdiffffft	ok	mark,	hedge
eeffefffhffffw	pisałem
eeffefffifffft	mark;	correct	stop
eeffegfffffhfw	pull
eeffeheffffefc	시면
eeffehfffffefc	하시면
eefffdejffffft	mark,	i	hedge
eefffdieffffft	mark,	ok	plan
eefffeeffhfeft	say	fail	stop
eefffeeiffffft	hedge	done	ok
eefffefffelbeb	describe	mark?
eefffeffffhffc	いで
eefffehefffffw	provided
eeffffefffhefc	よろ
eeffffefffhffc	ろし
eeffffeiffffft	hedge	mark,	all
eeffffeiffffft	if	be	mark,
eefffffffffdhfw	sorry
eeffffffffffhw	very
eefffffffffgfc	은열
eefffffffffgfw	callback
eefffffffffhfw	expires
eefffffffffhfw	formatter
eeffffffffhefc	よろし
eefffffffifffw	mentioned
eeffffgffgfffw	known
eefffgfffffehw	evening
eefffghgfffdfw	give
eefffheffffefw	reproduce
eeffgffffffgfw	packages
eeffhffffffffc	ルは
eeffhffffffffw	committee
eeffiffefffefce	したが
eeffiffefffefce	完成
eeffiffffffffw	cpu
eefgeffffhfffce	고요
eefgefgffffffw	around
eefgfdfffffhfc	します
eefgfefffffgfw	team
eefggffeeffffc	とし
eefggfffffffffw	von
eefggfffffffft	done	yet	but
eefhefgfffffffw	das
eefhfegefffffw	approval
eefhfffeffffft	mark,	greet	open
eefhffffffffft	open	aux	done
eefhfffffffffw	pendiente
eefhfffffffffw	refactoring
eefieffgfffffw	rule
eefifffffffffff	deliberate	open
eegeeeiefeegffw	this
eegeeffheffffc	못했
eegefcibffeeiw	help
eegefefegfhefc	でし
eegefefffffffw	lost
eegegfgffhfdfw	full
eegehdeedfffft	but	fail	stop
eegfehgefffgfw	si
eegffffffffgfc	这张
eegffffffffgfw	grant
eegfffffhefffw	being
eegfgfefffffft	verify	fail	stop
eegfgffegffefc	でした
eegfgffegffefw	deploy
eegfgffffffffw	liens
eegfgffgfffffw	être
eegfhegeeffffc	でき
eegfifeefffefw	sunday
eeggfffffffgfw	fonts
eegggeefeffefw	niet
eegggeehfefefw	update
eeghefeffffffw	disabled
eehcegegfefefw	am
eehdeffefffhfw	repository
eehdfffffgfffw	claims
eeheedehfffgfw	last
eeheeedhefffft	mark,	i	not
eeheefffffffffw	can
eehefffffffeffw	не
eehefffffffffw	sem
eehegegefffefw	l'
eehfeffffffefc	하지않
eehfeffffffefw	persists
eehfeffgfffffw	arrivato
eehfeffgfffffw	arrivé
eehffeffeffeew	early
eehffffffffeffw	l'
eehffffffffefw	attempts
eehfgffefffdfw	find
eehfgffffffeffw	sync
eehfgffffffffw	rose
eehgeffffffefw	lint
eehgfeeefffgfw	session
eehhcfffeffffw	nope
eehhdefedeeeew	didnt
eeideffffffdfw	restore
eeiedeeeehfeffx	ri
eeieebhgfffffs	plan	would
eeieefeedefeew	bad
eeieefefeffffw	gyp
eeifeeedeefhfw	password
eeifeefffffefw	crashed
eeiffffffefefw	slack
eeiffffffffdfw	aborted
eeiffffffffefw	linker
eeifgeefdffeft	only	fail	stop
eeigcffffdffft	done	say	trouble
eejdfffffffcfw	stuck
eejeeffdffffft	i	not	aux
eejegdfdeeffft	i	be	sorry
eejegedefefefw	denied
eejhefdeeffcfw	because
eekZgefedffffb	sorry	fail
eekeddefeeeehfx	ag
eekeedffefffft	fail	i	stop
eekfeffffffaft	ok	describe	trouble
eekfeffffffbft	mark:	trouble	fail
efZaneeeedeeeff	good	speaker
efbdjffddffffb	correct	done
efbeekeeffffft	mark,	i	stop
efbfefffkefffb	aux	correct
efbfgeeghhfdfw	fixed
efcfgdjgehfaft	describe	aux	done
efcgbaddkkdZbb	speaker	mark:
efddefffjfffft	i	correct	mark,
efdedfdhcegdck	ideograph
efdefffffffifw	monthly
efdfeefiffffffw	unless
efdfeeghfffffw	unless
efdfeffeffcfjt	mark,	all	ok
efdffffffgfhfw	stderr
efdfffffiffeft	correct	isaid	mark,
efdfhegffefgfw	type
efdfhfffffffft	mark,	but	only
efdgeehffffgfw	warning
efdhdeehfhfdfc	てい
efdhfffffffffw	ее
efebfkdefefffb	iplan	open
efeeeeeifffcit	greet	describe	stop
efeefefffefiew	gate
efeeffhfffffffw	had
efeefheefffffw	glad
efeefifefffffw	intend
efeeflaefffefb	iplan	speaker
efeefnXefffffb	mark,	iplan
efeefnXefffffs	if	iplan
efeehfffffffffw	draft
efefcffflffffb	aux	heading
efefeffeiffffs	trouble	isaid
efefeffffffifw	requests
efefeffiffffft	all	done	aux
efefefgeegfgec	있습니
efefefgeehffec	있습
efefejdefffeft	offer	mark,	i
efeffeegfffhfc	一张
efeffefffhfefw	reviewer
efefffffehfffw	strony
efeffffffffgfw	снимков
efeffffffffhfc	测试
efeffffffffhfw	columns
efeffffffffhfw	ends
efeffffffhfefc	ってい
efeffffffhfffw	została
efefffffgffhfw	два
efefffffggfffw	dit
efefffffggfffw	previous
efefffffhffffc	송합
efefffffhffffc	송합니
efefffffhffffc	죄송
efefffffhffffc	죄송합
efefffffhffffw	spoke
efeffffgfgfffw	helper
efeffffgfgfffw	paid
efeffhffgffefw	module
efeffideffgffw	send
efefgeheeffffw	drop
efefgfffffffft	but	i	be
efefgffffgfefw	checked
efefgffffgfffw	granted
efefgffffgfffw	mum
efefhfehfffefs	rest	trouble
efefhffffffeft	be	ok	still
efefhfffffffffw	lights
efefhffffffffs	ratio<	fail
efefhffffffffw	anderen
efefhfffgefdft	ok	all	mark,
efefhffgffffffw	ich
efefiffffffffw	dad
efegeffhfffffc	않았습
efegffffgffffw	agreed
efegfgfffffffw	carried
efeggffffffefw	sin
efeggffffgfffw	era
efeheffgfffffc	않았
efehffffffffft	aux	deliberate	not
efehfffffffffw	ancora
efehfffffffffw	wanted
efeieffffffffw	faire
efejcfffgfffft	mark,	open	open
effbefcfdldfbu	speaker
effciffgffffft	mark,	open	yet
effdffffiefefw	reported
effdhffffffffce	没动
effdiffffffffw	vaccination
effebffelffffff	isaid	you
effeefdhehfefff	hedge	say
effeefejfffffb	yet	mark,
effefeeiffffft	hedge	be	done
effefehffffffw	appena
effefehffffffw	contratto
effefejeffffft	if	mark,	stop
effeffdifffffb	not	but
effeffeeffheew	want
effeffejfffeft	hedge	aux	done
effeffffggfffw	detto
effeffffhffffs	done	isaid
effefheeffgffw	shall
effegffegffffw	mixed
effegffffgfffw	jonas
effeghfffffefw	chapters
effehffffffffs	ratio<	open
effehffffffffs	still	rest
effehfffffffft	open	still	rest
effehfffffffft	still	rest	be
effehfgfffffft	done	mark,	speaker
efffagdeedeket	cell	trouble	cell
efffdffghfffft	ok	mark;	aux
efffefeffffhffw	staging
efffefehfffffs	gone	but
efffeffffhfffw	disse
efffeffhfffffs	gone	verify
effffeheffffffw	she
effffffefhffft	say	mark,	quotation
effffffffffffw	wieder
efffffffffffgw	deployment
efffffffffffhfw	deployment
effffffffffgfw	authentication
effffffffffhfw	header
efffffffffgffw	accountant
efffffffffhefc	サーバ
efffffffffhefc	ーバ
efffffffffhffc	すか
effffffffgfffc	发票
effffffffgffffw	volgens
effffffffgfffw	estaba
effffffffgfffw	fattura
effffffffgfffw	fatura
effffffffgfffw	m'
effffffffgfffw	repaired
effffffffgfffw	schrijft
effffffffgfffw	sei
effffffffgfffw	volgens
effffffffgfffw	ze
effffffffhfffc	済み
effffffffhfffw	sister
effffffffhfffw	você
efffffffhffffc	の口
efffffffhfffft	isaid	mark;	correct
effffffgffffft	but	not	aux
effffffhfffffw	informed
effffffhfffffw	trust
efffffgffffffw	carry
efffffgffffffw	certificato
efffffgffffffw	rinnovato
efffffhffffdft	if	you	mark,
efffffhfffffffw	were
efffffhfffffft	done	mark,	would
effffgeffgfffw	factuur
effffgfffgfffw	facture
effffhfffffffw	anonymised
effffhfffffffw	compte
effffhgeffffffw	once
efffgefffffffw	bundle
efffgegefffffc	できま
efffgehffffeew	sensors
efffgffeffffft	open	done	yet
efffgfffegfffw	delivered
efffgffffffffc	たが
efffgffffffffc	订好
efffgffffffffc	订好了
efffgffffffffc	酒店
efffgfffffffffw	alles
efffgfffffffffw	deployed
efffgfffffffffw	merged
efffgffffffffw	años
efffgffffffffw	executed
efffgffffffffw	fourth
efffgffffffffw	itself
efffgffffffffw	person
efffgffffffffw	pu
efffgffffffffw	refunded
efffgffffffffw	stato
efffgffffffffw	thirty
efffgffffffffw	tyres
efffgffffffffw	undeliverable
efffgffffffffw	views
efffgffffffffw	übernommen
efffgffffgfffw	estava
efffgffffgfffw	était
efffggfffffefw	audit
efffhdffffffew	seating
efffhedefffhfw	needs
efffhffeeffffc	は満室
efffhffeeffffc	ホテル
efffhffefffefc	ルは満
efffhffefffefc	満室
efffhffefffefc	満室で
efffhffefffeft	but	mark,	not
efffhffefffffc	ホテ
efffhfffeffefc	は満
efffhffffffefc	テル
efffhffffffefw	cleaner
efffhffffffefw	tranne
efffhffffffffc	したが
efffhffffffffc	は完
efffhffffffffc	テルは
efffhffffffffc	室で
efffhffffffffce	订好了
efffhfffffffffw	migrated
efffhffffffffw	forgot
efffhffffffffw	names
efffhffffffffw	records
efffhffffffffw	speaker
efffhffgffffft	speaker	only	stop
efffiffefffffce	たが
effgfffffffffce	没有
effgffffffffffw	awaiting
effgfffffffffw	awaiting
effgfffffffffw	captions
effgfffffffffw	record
effgfffffffffw	starten
effgffffgffffw	caching
effgffffgffffw	claim
effgfgfffffffw	schema
effggeegfffffw	appointment
effhefffffffffw	have
effhegfffffffw	ihnen
effhfffefffffw	touch
effhfffffffffc	지않았
effhfffffffffw	bewusst
effhfffffffffw	changes
effhfffffffffw	depois
effhfffffffffw	reste
effhfffffffffw	touched
effhfgeefdfcfw	access
effieefefffffce	未着手
efgedfffgffffce	抱歉
efgeefffffgdfw	thursday
efgeegdhfffefw	con
efgeffffgfffft	mark,	aux	not
efgeffgffffffc	查询
efgefgegfffeft	ok	now	stop
efgegffefffffw	pictures
efgeghgeeeedec	きま
efgfeefegeggew	branch
efgfeffffffffw	cut
efgfeffffffffw	dies
efgfeffgfffefw	pages
efgfefgffffffw	larger
efgffegffffefw	erro
efgffffeffffffw	neither
efgfffffegffffw	mi
efgffffffffefw	rot
efgffffffffffc	카드
efgffffffffffw	ab
efgffffffffffw	neither
efgffffffffffw	nur
efgffffffffffw	row
efgffffffffffw	son
efgfffffffffgw	talk
efgfffffffgffc	バー
efgfffgffffffw	vez
efgffgefgfffffw	when
efgfgffffffefw	internal
efgfgffffffffw	timed
efggeeeeffffffw	none
efggeffffffffw	maps
efggfffffffffw	correo
efggfffffffffw	von
efgheffffefefw	insurance
efheegeffffffc	下来
efheffffffffffw	een
efhfdfffgffffs	verify	correct
efhfefefeffgfw	solo
efhfeffffefffw	impossible
efhfeffffefffw	pending
efhfeffffffffw	forbidden
efhfeffffffffw	wurde
efhfefgffffffw	offer
efhffedfffgefw	permission
efhffefffffffw	sold
efhffegefffffw	health
efhffffffefeew	ref
efhffffffffefw	gateway
efhffffffffefw	unreadable
efhfffffffffffw	import
efhfffffffffffw	timed
efhffffffffffw	courier
efhffffffffffw	retour
efhffffffffffw	signal
efhffffgfffffw	posta
efhffgfffffdfw	dump
efhfgffffffdffw	on
efhgedegdeehefw	la
efhgefeefffffw	anyone
efhgeffffffdfw	checks
efhheeeefefeec	ませ
efhhfffefffffw	pas
efidefffffffft	fail	mark,	not
efieeeegfegefw	backup
efifdfffffffft	fail	mark,	fail
efifeegefffefc	지않
efifefffffffffw	connection
efiffefffffffw	fell
efiffffffffdfw	mirror
efifffffffffft	fail	mark:	fail
efifgfefdfffft	sorry	mark,	fail
efjfeffffffdfw	e2e
eflcccjaececcb	verify	ok
egYbmadecbeYeb	now	mark,
egaddeeehefift	not	be	stop
egaeZehdeleces	say	ok
egbfddeeegejew	в
egcdeeclfffdefx	ms
egceehhffffdfw	gün
egceieeeedegew	four
egcfgfefggfefw	che
egddddieegfget	speaker	describe	stop
egddfeihgefeft	aux	done	mark,
egdehffefefhfc	トは
egdfbelZcddgdb	mark,	plan
egdfedejeefdew	mail
egdfffffggfffw	output
egdffggeffgefw	restart
egdfjfgdfeffcw	yes
egdgfgdefffegw	tomorrow
egdjddeeeefeft	open	done	stop
egedfbkbdifXab	heading	be
egedgefffeegec	니다
egeeedhefffffw	free
egeeeegeffehfw	una
egeeehffeefeec	로이
egeefeeifffedfw	printer
egeefiddfffffs	plan	but
egeegffffgfeft	be	done	gone
egeehefeeehaefx	no
egefeedffffhfw	çıkıyor
egefeffffffhew	head
egefeffffhfeft	done	gone	stop
egeffdeffffgfc	に開
egeffefffehefc	しい
egeffefgffgffc	现在
egefffeffefhfw	twenty
egefffehffffft	now	ok	stop
egeffffffffffc	过了
egeffffffffffw	os
egeffffffffgfw	dans
egeffffffffgfw	dos
egeffffffffgfw	meets
egefgeheeffefw	late
egefheffeeeefw	co
egefhfeefefeft	speaker	be	ok
egegfgeefgfffw	docs
egegfgeffffffw	noch
egeghffffffdfw	stay
egeghffffffefw	image
egehdfeffffeft	you	be	still
egehefedeefdet	describe	aux	not
egeheffffffffw	bien
egelfbbcecdcdpols	o
egelfbbdecdcepol	o
egfdffeggffffc	합니
egfefffffffffw	failures
egfegeffeffffw	smaller
egfegfffffffffw	payments
egfegffffffffw	payments
egfegfgdegfdgw	we
egffedeffhfffw	app
egffeeefffffhfw	good
egffeffffffffw	safari
egffefffffhffc	サー
egffefhffffeec	오류
egffegfffffffw	banco
egfffeegfffffw	prima
egfffegffffefw	errore
egffffegffffft	be	ok	ok
egffffffffffffw	plus
egffffffffffffw	returns
egfffffffffffw	connections
egfffffffffffw	dependencies
egfffffffffffw	erreichbar
egfffffffffffw	erreur
egfffffffffffw	generated
egfffffffffffw	total
egfffffffffgfw	com
egffffffgffffw	running
egfffffgfffffw	confirmation
egfffffgfgfffw	verified
egfffffggffefw	problem
egffffgffffffw	consistent
egffffgffffffw	exit
egffgdfffffffw	reach
egffgfffeeffec	예약
egffgffffefffw	thread
egffgffffffffw	ale
egfgfffffffefw	ni
egfgffffffffffw	onboarding
egfgffffffffffw	tax
egfgffffffffffw	zero
egfgfffffffffw	held
egfgfffffffffw	tested
egfheffffffffw	votre
eggeefefffgegw	see
eggeeffefffgfc	あり
eggeeffffffffc	없습
eggfeffffffffw	voucher
eggffefffegeew	data
eggffffffffeffw	lint
eggffffffffefw	kırmızı
eggffffffffffc	없습니
eggfffffffffffw	votre
eggffffffffffw	alles
eggffffffffffw	aucune
eggffffffffffw	checksum
eggffffffffgfw	flow
eggfgeffffffffw	login
egggeefffffeffw	still
eghedffeeffgfc	ありま
egheeedfgffffw	called
eghefdeffhhcfw	support
eghefeeefffefc	않습
eghefefffffefw	servidor
eghfeffffefeefw	every
eghffffffffefw	match
egideeeefffegfw	nie
egieeeeefffefc	않습니
egieeeeffffefc	지않습
ehZdhdeffhgggw	are
ehaaleebeefffb	but	be
ehbegehefceihw	today
ehbfcfeffdfkfb	speaker	still
ehcdheeggffefw	confirmed
ehcefgeehffefw	conflicts
ehceifeffffefw	covers
ehdbhdffffdgdce	니다
ehdeeehegffefw	opens
ehdefefffffffc	金额
ehdegfffgdfeft	done	say	speaker
ehdfdehefffefs	if	gone
ehdfdfeffefeft	all	be	done
ehdfeffffhfefw	reports
ehdffehffffefce	きます
ehdfhffffffeffw	type
ehdgcfeieffffs	fail	but
ehdheffffffefw	database
ehdkeefeeefeefx	sa
ehedefffffffffw	não
eheeeedgfffffw	looks
eheeefiefffdfw	goes
eheeehbjfefaes	hedge	trouble
eheefffffffffc	もあ
eheefffffffffw	leave
eheefgeeffgffw	show
eheegeeffefefw	четыре
eheegegeffffew	waiting
eheehdccfffgfs	ok	should
ehefdffffhfefw	normal
ehefeegfffffft	speaker	mark,	speaker
ehefeffffehefw	coming
ehefeffffffeft	open	open	speaker
ehefefffffffft	ok	ok	still
ehefefgffeffft	you	be	ok
ehefefidedfeft	be	mark,	ok
ehefegfffffffw	home
ehefeheeffffft	done	verify	stop
eheffffffffefc	ジは
eheffffffffefc	ペー
eheffffffffefc	ページ
eheffffffffefc	ージ
eheffffffffeffw	os
eheffffffffeffw	todo
eheffffffffefw	não
eheffffffffefw	vulnerabilities
eheffffffffffc	不过
ehefffffffffffw	błąd
ehefffffffffft	fail	mark,	now
ehefffffffffft	not	none	trouble
eheffffffffffw	agora
eheffffffffffw	desde
eheffffffffffw	keine
eheffffffffffw	ontem
ehefffgffffefw	błąd
eheffggeeeffec	수있
ehegXbcjdceicu	paren
ehegeefffffffw	checklist
ehegfffefffffw	nor
ehegfffffffefw	verify
eheicbefefegdw	has
ehfddeefhffffw	never
ehfdefegggfffc	합니다
ehfdefggffffew	driver
ehfedffdeefgew	hour
ehfeefffffffffw	hata
ehfeeffffffffw	hata
ehfeeffgfffffw	artık
ehfegfffgdfffw	staat
ehffdeedfefghc	りま
ehffdegffffefw	pump
ehffeefgffffft	ok	mark,	i
ehffeffefffefw	date
ehffeffffefefw	paszport
ehffeffffffdfw	теперь
ehffeffffffefw	exactly
ehffeffffffffw	produção
ehffefffgffffw	healthy
ehffefgfffffft	mark,	ok	ok
ehfffdeffffffc	이제
ehfffdegeffffw	certain
ehfffegfeffffw	breakfast
ehfffffffffeec	扫码
ehffffffffffefw	smoke
ehfffffffffffc	恢复
ehfffffffffffw	assured
ehfffffffffffw	years
ehffgffffffdfw	target
ehffgffffffeew	smoke
ehfgeefffffffw	payroll
ehfgeffffffffw	daemon
ehfgeffffffffw	página
ehfgegfffefefw	jeszcze
ehfgfffffdfffw	laat
ehfgfffffffefw	zu
ehgZgYgbfecZjfx	ry
ehgdegffdffffw	try
ehgedffffffefc	テスト
ehgfcdfffefffw	alarm
ehgfefdffffefw	link
ehgfeffffefdew	cztery
ehgfffffffedfw	gibt
ehgfgfegeefdfc	います
ehggdffdeffefc	りませ
ehhdbfdehdgffw	there
ehiedffffefeec	지가
ehifcffffffefw	photo
ehjdeefcdcfffw	with
eiWZYbcddddUrff	trouble	trouble
eiZbhWciidYeYb	be	stop
eiZlaWZaadeSrlen	3
eicgfffffffeffw	non
eideeedeheffew	les
eideeffffffeft	mark,	all	of
eidfdffheffeec	이지
eidfffeefffeft	ok	mark,	trouble
eidffffffefdft	done	ok	trouble
eidfffffffffft	now	ok	ok
eiecbeejeeeceff	ok	yet
eiecfffffffgfw	staan
eiefbfffggfefs	trouble	except
eiefcfeheefefw	numbers
eiefeefffffdffw	same
eiefeffeeffeec	페이지
eieffefffffefw	statement
eieffffffefffw	tracking
eieffffffffdfw	s
eieffffffffeft	without	none	trouble
eieffffffffefw	backups
eieffffffffefw	house
eiefffffffffft	none	trouble	mark,
eifdUfhYYmfdaf	you
eifddedfheebet	be	still	stop
eiffdeffffffft	ok	mark,	ok
eiffdffffffefw	bar
eiffeefffffeffw	ok
eiffeegffffeffx	ls
eiffefeffefdfc	스크
eiffefffeefeec	페이
eiffeffffffefw	cent
eiffeffffffefw	es
eiffefffffffft	ok	mark,	stop
eiffffceffeffw	jak
eifffffffffdfc	더에
eifhdeeefefdfc	서버
eigedffefffefc	スト
eigedffefffefc	テス
eigeffehfffcfw	latest
eigfdeeehffcew	visa
eihcffecgfffew	sir
eiheeeefeeecdw	push
eihfefgffffcfw	percent
eijdgdcdcbeYdb	all	be
eijffeeffbfdew	shows
ejXbjZbbdadgcb	cell	ok
ejadhegfgffcfw	down
ejbfaciifbdcds	not	not
ejcceeeffffdfc	不差
ejceeefffffcew	books
ejdcffffffffffw	ci
ejdcffffffffft	none	open	stop
ejdedddffffees	would	but
ejdeeeefeffeew	снова
ejeeeffffffdft	not	trouble	stop
ejeegfefeffbew	usage
ejefdeffeefefs	except	rest
ejefeffffffeft	all	trouble	ok
ejeffceffffeft	ok	speaker	ok
ejefffeefeffft	without	fail	trouble
ejehcfefgbfefs	say	still
ejfebccifffefb	if	fail
ejfefffffefdft	code	ok	stop
ejffdfegfefeft	ok	ok	mark,
ejffefgefefcfw	valid
ejgdceeeeefcfw	queue
ejgeXZhhabcjab	describe	aux
ejgedffeeefcft	be	done	ok
ejgffffffffbfw	disk
ejhbgfeceefeft	mark,	greet	stop
ejhfeffffefbft	trouble	all	stop
ekaedehgdfddeb	aux	aux
ekbdceggdheaet	speaker	describe	aux
ekcbebabffdgdpol	=
ekceefeeeffdfw	pods
ekddeffefffbfw	mais
ekdeceeeebfffpols	+-=
ekdfbffffffdfpol	-=-
ekefdffffefcft	be	ok	all
ekefeffffffcfff	all	num
ekefeffffffdft	num	ok	stop
ekhZaZYcfgdgbneg	trouble
ekjdjacZbdeYeb	describe	but
elYdecbidaeZeff	all	done
elcedfefgefeft	still	ok	stop
eldcbdefdbfefb	all	describe
emZaddeeeffcfce	不差
emeebfeefffbffx	io
emffZefffffdfb	except	of
emfhfgacccbgVk	emoji
emgdVdcdjZffbu	earlier
endeadefeffbfff	ok	except
eneYZeYcedeaeb	ok	of
eqbcWZbfedeYeb	ok	cell
fRQbWpldbbdaZff	trouble	stop
fWcdcllcaiceefx	ng
fWfbndcgieeafs	ok	not
fWkZmccccheYcfx	rt
fWldadbeecfjeb	of	all
fXldihdeeeeaefx	ei
fYWgdijabledcb	you	mark,
fYaiiedffifbes	done	if
fYdigebidfeiet	describe	be	stop
fYhYckfZdddaeb	plan	done
fZceledeeckaeb	some	be
fZddbehbenebes	say	say
fZdemejbeefffb	ok	but
fZhYfcbdccdkeb	describe	fail
fZidedbgedfkefx	or
fZneXeeeeeeVeb	num	done
faZnakcbddeZgfx	ve
faafcoaWccckbb	plan	stop
fabfXeeeobdbeb	mark;	be
facehegeeifcft	done	trouble	stop
faifeeheeffeft	ok	mark,	fail
fajdXbaaepciamasked	some
fbadedeeedeoeb	describe	code
fbbebdddciekeb	mark,	quotation
fbcekfffeffffs	still	but
fbchdceedadamb	heading	mark:
fbdejfeefffeet	done	ok	all
fbejaddcciebeb	fail	aux
fbgfffgffffifw	gpu
fbgmZZgbceeceb	aux	i
fbhedfiefefeft	fail	be	done
fbifdffffffhfw	retries
fbjdkeeedZeceb	say	i
fbjhcjbjeceYdu	i
fccdjdcfffeiew	two
fcdcdefekdfefb	isaid	done
fcdkaeeeeffefff	done	open
fceeeedkfffdeb	hedge	gone
fceeeffffefifw	meetings
fceegeeefhfgfw	sent
fcefhhZiaadehfx	ne
fcefifefffffffx	té
fcfffffffifffw	terminal
fcffhfffffffhw	quick
fcffifffffffft	ok	still	mark,
fcgeedefgefhft	fail	speaker	stop
fcgffhfffffffw	compiler
fcghffffeffefw	call
fchdefeefefhfw	line
fchfefgfgffefw	token
fcjdeedheffffb	not	verify
fckcbedaffcidpol	-
fckdfdddffedeff	fail	if
fdVjdZbihhbgZb	describe	be
fdbfiefffffifw	mode
fdcbkdgiiecbcu	mark,
fdcjdffffffgfw	third
fddeceefekfdeb	quotation	mark,
fddefeekeffffs	not	hedge
fddfehfefffdhc	てお
fddffeefeeiegc	して
fddfgehhffffft	speaker	ok	mark,
fddfhfffgffefw	b
fddhfffffffffw	excel
fddidfedhfffft	be	not	done
fddifffffffffw	hiçbir
fddigffffffffw	şey
fdeaYbaacmdneb	aux	now
fdebdeifgjfdew	that
fdedgefieffffpolc	=o
fdednffcecebds	ok	fail
fdeeeeffhifefw	wrote
fdeeefdifffefw	tek
fdeefdelfffeet	be	hedge	ok
fdeefefjfefefw	probably
fdeefegefffhfw	worker
fdeeffdifffffw	likely
fdefeejeffffft	if	ok	mark,
fdefeffffefhfw	rewritten
fdefefffffffiw	thanks
fdeffejeffffffw	with
fdeffffffhfffw	paper
fdefffhffifdft	say	speaker	be
fdefgefffefifw	days
fdefgfffffffft	done	mark,	say
fdefhffgfffefw	installed
fdefiffgfffefw	export
fdegfeffefgfec	です
fdegfefffgfgfw	monday
fdehgfgffffffw	das
fdfdhfgeeffgdw	train
fdfeffeefefifw	eleven
fdfegffffhfffw	у
fdfehfgfgefefw	cancelled
fdffdffifffffw	değilim
fdffefdffffhft	describe	trouble	mark,
fdffeffffffiew	keyed
fdffefffhffeft	correct	mark:	heading
fdffeffiffffft	greet	hedge	ok
fdffeffiffffft	mark,	greet	hedge
fdfffefeeffggw	birthday
fdfffegffffhfw	object
fdfffegffffhfw	rotated
fdffffeffffhfw	share
fdfffffffffhfw	possible
fdfffffffffifw	arguments
fdfffffhffffft	hedge	mark,	now
fdfffffifffffs	verify	hedge
fdffffgffffhfw	gets
fdffgffffgfffw	все
fdffgffgffffft	all	ok	mark,
fdffgfgffffffw	faster
fdffhffegffefw	signed
fdffhffffffffw	continua
fdffhffffffffw	remain
fdffjgdhecedew	of
fdfgeffgfgfffw	results
fdfheffffffffc	进行
fdfidffefffffce	进行
fdgeebhiedeces	not	without
fdgehfegfffffw	mobile
fdgfefffgefhfw	lease
fdgffgfffffffw	moment
fdgfhffeffffffw	search
fdgfhffffffffw	risponde
fdhdeffhfefeft	of	speaker	stop
fdhdggeffffefw	half
fdhfdfffhefffc	했습
fdhfdfffhefffc	했습니
fdhfeffffffeft	fail	mark:	trouble
fdhfgffffffffw	compatible
fdhfhffefffffw	succeeded
fdifbfffffffft	done	ok	fail
fdifeffffffeft	be	fail	mark:
fdifeffffffeft	mark,	done	describe
fdiffegfffgcffw	merge
fdifffedfhfffw	machine
fdnaiVbgfcZagb	aux	stop
feaehfedhffffs	correct	but
feakddeeedfgfw	kept
febfffffkefeft	sorry	mark,	correct
febfjddgfefffpolc	-~
febibqZVZceedu	plan
fecejfeefffffs	still	without
fecfcidjfffffs	ok	offer
fecfhfffffffft	mark,	trouble	fail
fecfhffffgfffw	crashes
fecgjffedffefw	refund
fecjeffffffffw	henüz
fedWkedgcdecepol	=o
fedchefffffffw	stop
fededeekfffffb	ok	hedge
fedeeeejeffffs	but	hedge
fedefeclfffffb	hedge	fail
fedefejdfffffs	not	would
fedfceeffffjfw	mb
fedfdffffhfefw	deprecated
fedfffeffffifw	python
fedffffffffhfw	drie
fedffffffffifw	rejects
fedffffffffifw	worden
fedfffffjffeft	correct	all	stop
fedfffffjffeft	mark,	correct	all
fedfgdhefffgfw	month
fedfgfeffgfffw	ticket
fedfhegffcfhfw	script
fedfhffffffffw	falls
fedfhffgfffffw	compiles
fedfifffffffft	but	be	fail
fedgeffefhfefw	vendor
fedghffffffgfw	trains
fedhfeeffffffw	önce
fedhfeegffffgw	iyi
fedhffffgffffw	değil
fedifcfgeffffs	not	plan
fediffeffffffw	flagged
fedifffffffffw	gedraaid
feeacfeleffefpolc	o~
feecfffiefffft	but	not	done
feecfggefcejew	by
feedcedleffefs	hedge	but
feedfeffeffeiw	family
feedheicfffeew	bildirimler
feedhffffffffw	turned
feedhffgffffft	be	mark,	but
feeededkfffeft	be	hedge	stop
feeedkedfffegw	next
feeeefeffffifw	edit
feeeeieffefefc	直播
feeeeieffffdfw	round
feeefegefefhfw	legal
feeefehgfffffc	제될
feeefffffhgffw	ben
feeefffifffefw	presumably
feeegffffffgfw	ios
feeehecdffhffs	done	should
feeeheffeefdfs	done	ratio<
feeehffffffffw	references
feefeeddgffhhw	must
feefeffffefhfc	放在
feefeffffffehc	なって
feefeffgffggfw	final
feefeffhgffffs	verify	but
feefegeffffehw	summary
feefehfffffefc	おき
feefehfffffefc	ておき
feefehgeffffft	if	speaker	ok
feefeifffffefc	おきま
feeffdiffffeffw	sobald
feeffdiffffefw	sobald
feeffeeghffhfw	log
feeffeehfgfefw	ya
feeffefffffeiw	frau
feeffehefffffc	れば
feeffeiefffefs	trouble	should
feeffeiefffeft	would	describe	stop
feeffeiffffefw	case
feeffffffffhfw	utc
feeffffffffhfw	échec
feeffffffhffft	speaker	quotation	say
feeffffffhffft	you	speaker	done
feefffffgffhft	be	trouble	mark,
feefffgffffgfw	hash
feefffggfffffc	겁니
feefffggfffffw	flake
feefffhefgfdfw	status
feeffheffffffw	notified
feeffjeeffffft	offer	offer	stop
feefgeefefgffw	commits
feefgffegffeec	었습
feefgffegfffec	실이
feefgffffeggfw	short
feefhefffffffw	tre
feefhffffffefw	apart
feefhffffffffpol	=-o
feefhffffffffw	december
feefhfgffffffw	client
feefiffecfffft	mark,	but	fail
feefjfefdfffft	mark,	offer	not
feegefdifffffc	では
feegeheffffffw	alert
feegfffgfffffw	rien
feegffhffffeffw	an
feeggffffgfffw	moved
feeghecgcfcgafirst	|
feeheffffffgfw	react
feeheffffgfffc	상태
feehfffffffefw	handling
feeieffffffffw	started
feeifeeffffefw	пока
fefcfifffffffw	var
fefchefeghfffw	had
fefciffffffffc	는아
fefdfceeffjfeff	ask	plan
fefdhffffffffc	는아직
fefeeeeifffffff	mark,	hedge
fefeeeiegffefw	это
fefeefeifffffs	hedge	still
fefeeffffhfffw	dir
fefeeffffhfffw	seien
fefefehffffffw	badge
fefefeiffefeew	permit
fefefffffffhfw	tien
fefefffhfffffw	eso
fefeffhffffffs	would	still
fefefhefffffgfw	will
fefefjeefffdft	iplan	describe	stop
fefegfffffffffw	done
fefehffefffffc	리가
fefehffefffffc	리가없
fefehffefffffc	자리
fefehffefffffc	자리가
fefehffffffffc	자내
fefehffffffffw	кроме
fefehfgefffffc	가없
fefeiefffffeffw	está
feffdfffhefgfc	테스트
feffdfffhffffc	고했
feffdfffhffffc	다고했
feffdfffhffffc	했는데
feffdfffhffffc	했다
feffdfffhffgfc	스트
feffeeeiffffft	hedge	ok	now
feffefdjfffeft	hedge	ok	mark,
feffefeifffffff	hedge	trouble
feffefffgffffc	고했는
feffefffgfffft	speaker	be	fail
feffefffhffffc	아니
feffefffhffffc	했는
feffefffhffffc	했다고
feffefheffffft	would	be	ok
feffegfffgfffw	factura
feffegffgffffc	이아
fefffdiffffefs	if	should
fefffeeffhfffs	gone	hedge
fefffeeifffffw	guess
fefffegffefhft	describe	say	speaker
fefffehefffffw	bu
fefffeiefffeft	should	ok	stop
fefffeiefffeft	without	would	describe
fefffeieffffft	mark,	would	stop
feffffcjffffft	hedge	be	ok
feffffdifffefw	moeten
feffffdifffefw	zou
feffffeefffhfw	forty
feffffeffffgfw	day
feffffeffffhfw	later
feffffehfffefw	assume
feffffehffffft	hedge	speaker	ok
feffffehfffffw	renders
fefffffffefifce	トは
fefffffffffehfw	here
feffffffffffgc	なっ
feffffffffffhw	welcome
fefffffffffgfw	dez
fefffffffffgfw	redirect
fefffffffffgfw	timestamps
fefffffffffgfw	vuelo
fefffffffffgfw	werden
fefffffffffhfw	abre
fefffffffffhfw	json
feffffffffheft	describe	describe	describe
fefffffffgfffw	bei
fefffffffgfffw	months
fefffffffhfeft	speaker	say	mark:
fefffffffhfffw	available
fefffffffhfffw	yazıyor
feffffffgffffw	писал
feffffffgffgfw	тесты
fefffffgfffffw	complained
fefffffgfffffw	judging
fefffffgfffffw	unchanged
fefffffgfgfffw	settled
fefffffhfffefw	believe
fefffffhffffft	ok	yet	mark,
fefffffhfffffw	puisse
feffffgfffffft	mark,	would	be
feffffgffffffw	traffic
feffffgffhfefw	lena
feffffhffffefw	zurich
feffffhffffffc	겁니다
feffffhfffffft	done	be	mark,
feffffhffffffw	finish
fefffgefffgffw	participants
fefffgfffffefc	말씀
fefffgffffffffw	one
fefffgfffffffw	eerst
fefffgfffffffw	pruebas
fefffggffffffw	auch
fefffgheffffffw	si
fefffheffffffw	gonna
fefffhfefffffw	dry
fefffhffffffffw	gonna
fefffhfffffffw	rerun
feffgfegffffffw	most
feffgffeffffft	open	yet	but
feffgffffffefc	개가
feffgffffffffc	接口
feffgffffffffc	没问
feffgffffffffc	没问题
feffgffffffffc	问题
feffgffffffffc	정리
feffgffffffffc	확인하
feffgfffffffffw	giriş
feffgffffffffs	ratio<	still
feffgffffffffw	bis
feffgffffffffw	locally
feffgffffffffw	ricerca
feffgffffffffw	siguen
feffgfffffgffw	usar
feffgffffgfeffw	from
feffhefeffefhw	tudo
feffhffefffffw	pero
feffhffffffefc	バック
feffhffffffefc	完成
feffhffffffefw	endpoints
feffhffffffefw	online
feffhfffffffft	ok	mark,	rest
feffhffffffffw	cameras
feffhffffffffw	fast
feffhffffffffw	logout
feffhffffffffw	из
feffhffgfffffw	działa
fefgeffefffffc	これ
fefgefffgffeft	describe	be	not
fefgegfffffffc	これか
fefgegfffffffc	れか
fefgfffefffffc	確認
fefgfffffffffw	bilerek
fefgfffffffffw	confirm
fefgfffffffffw	удалено
fefgfffffifdfw	readme
fefgffffgffffc	ファ
fefgffgffffffw	sign
fefgffhefefffw	say
fefgfgeffffffc	削除し
fefgfgfffffffc	除し
fefggffffffffc	링은
fefggffffffffw	remains
fefghffefffefc	は未
fefhefffffffft	speaker	open	still
fefheffffffffw	appendix
fefhegfffffffw	approve
fefhfffffffeffw	because
fefhfffffffffc	行っ
fefhffffffffft	be	open	you
fefieffffffffw	за
fegdeeifeffeew	op
fegecffgidffft	speaker	done	stop
fegegdeidfffft	offer	not	stop
fegegeffdefeew	reminder
fegegfffeffffc	하지못
fegegffffffffc	지못
fegehffffffffc	인하지
fegfcfeifffffs	fail	offer
fegfdedefgfgfw	office
fegfffegfffffc	일은
fegffffefgfgfw	slot
fegffffffffffc	ンク
fegffffffffffc	件が
fegfffffffffffw	sem
fegfffffffffffw	signature
fegfffffffffffw	windows
fegffffffffffw	sends
fegffffffffffw	zones
fegfffffffhfffw	does
fegfffgfeffffw	conflict
fegfgffefffffc	인하
fegfgfffefffft	mark,	still	fail
fegfgffffffffc	クエ
fegfgffffffffc	リンク
fegfgffffffffc	링크
fegfgffffffffw	giriş
fegfgffffffffw	refuses
fegfhdefeffffw	school
feggegeefgfefc	から
fegggefefffffc	リン
fegheeeefefefw	heb
fehdfffffffefw	voor
fehdfffffffffw	filter
fehdffgefefefw	approved
feheeeegegfefw	już
feheeffegffefw	shop
fehefehffffffw	start
fehefffffffffw	fait
fehefffffffffw	unfortunately
fehegfeffffffw	hit
fehegffefffffc	登录
fehfdffffffefw	upgrade
fehfebdeedehdw	на
fehfefffffffft	fail	mark,	all
fehfeffffffffw	entire
fehfeffffgfefw	customer
fehfeffffgfffw	subagent
fehffefffefefw	portal
fehfffffeefefw	column
fehffffffffffw	mesa
fehffffffffffw	refuse
fehffffffffffw	responds
fehffffffffffw	wall
fehfgefeeffefc	きまし
fehgeffffffefw	anything
fehgeffffffffw	aan
fehgfefffffffw	fare
fehhcfffffffffw	nope
feidefffeffffw	udało
feideffffefffw	spreadsheet
feiecfffcfhffs	still	say
feieefffeffffc	一直
feiehefeedfefw	login
feifcffffffffw	application
feifdfffdffffw	simply
feifeecfffffft	speaker	mark,	fail
feifefffefffft	be	still	fail
feifeffffffeft	but	sorry	be
feifeffffffffw	usable
feiffeeffdfefw	screen
fejfcffffffffw	accepted
fejfefecffffet	fail	mark,	greet
fekeeefffffeffx	ub
felfcfcafedfdpol1	-
ffYldbhaccebeb	open	done
ffbkaeeeeeecdl	of
ffcdefffkffeft	correct	mark,	be
ffcfffffiffffw	misread
ffcfieegeffffs	offer	but
ffcfiefdhffffc	는데
ffdedfehhffffs	if	but
ffdeefehfiffft	be	done	if
ffdefffeiffffw	actually
ffdeffiefffffw	bez
ffdfefffifffft	aux	mark,	not
ffdfeffhfffffc	는않았
ffdfeffhfffffc	보지
ffdfegffgffffw	turns
ffdffffffhfgfw	user
ffdfffffhffffc	不是
ffdfffffhffffw	forget
ffdfffffiffffc	错了
ffdfgffheffeec	만실
ffdfhffefffffw	integration
ffdfhffffffffc	로그인
ffdfhffffffffc	은안
ffdfhgfffffffc	아웃
ffdfiffgfffffb	fail	but
ffdghffefffffc	학원
ffdheffffffefw	daha
ffdhffffffffffw	at
ffdjcffeeefffb	fail	say
ffeedfefheghfw	staging
ffeefcdefflffb	ask	offer
ffeefejdfffffw	ought
ffeeffeefffhft	describe	not	none
ffeeffffhffffw	mistake
ffeeffheffffft	if	not	none
ffeefgeegffehfw	what
ffeefggefffffw	keep
ffeefhfffffeft	plan	mark:	speaker
ffeefifffffdew	v1
ffeegfffgffffw	pushed
ffeehfeffffffw	ses
ffeehfffeffffce	ない
ffeehffffffffw	hâlâ
ffeejfcefffeft	would	be	done
ffefdfeehffgfw	too
ffefdffeifffft	correct	mark:	aux
ffefdfffifffft	heading	mark,	not
ffefdffhfgffft	done	aux	done
ffefeeedfehdiw	how
ffefefeifffffs	hedge	offer
ffefefeiffffft	hedge	mark,	but
ffefeffffffhfw	why
ffefefffffggfw	many
ffefefffgegfft	be	still	ok
ffefeffhfffffc	めて
ffefeffhfffffc	는않
ffefeffhfffffc	보지는
ffefeffhfffffc	지는않
ffefefggfffffc	えた
ffefegefgffffw	due
ffefeheffffgfw	et
ffefffdiffffft	hedge	not	fail
ffefffeefffhfw	least
ffeffffffdfhfw	reads
ffeffffffffgfw	course
ffeffffffffgfw	depends
ffeffffffffgfw	falha
ffeffffffgfgfw	outage
ffefffffgfffffw	perdón
ffefffffgffffw	antes
ffefffffgffffw	perdón
ffefffffhfffffw	scratch
ffefffffhfffft	sorry	mark,	isaid
ffefffffhffffw	avais
ffeffffgfffffw	chyba
ffeffffghffefw	mistaken
ffeffffhfffffs	offer	hedge
ffefffgffffffc	的话
ffefffgffffffw	transaction
ffefffhcfffifw	twelve
ffefffheffffft	speaker	would	stop
ffeffgfffffffw	expect
ffeffgffhffffw	scratch
ffeffhefffffffw	going
ffeffheffffffw	moi
ffeffheffffffw	other
ffeffhegfffffs	offer	plan
ffeffhffffffft	plan	i	speaker
ffefgfeffffgfw	dossier
ffefgffffffffc	として
ffefgffffffffc	グイ
ffefgffffffffc	링은아
ffefgffffffffc	터링은
ffefgfffffffffw	mum
ffefgfffffffffw	posted
ffefgfffffffffw	pushed
ffefgfffffffffw	some
ffefgffffffffw	complet
ffefgffffffffw	completo
ffefgffffffffw	however
ffefgffffffffw	living
ffefgffffffffw	others
ffefgffffffffw	patched
ffefgffffffffw	prenotato
ffefgffffffffw	samples
ffefgffffffffw	работает
ffefgffgfffffw	passing
ffefgffgfffffw	war
ffefgfgefffffc	ナー
ffefgfgffffffw	fires
ffefhffefffffw	car
ffefhffefffffw	а
ffefhffeffffgw	za
ffefhffffefffw	accept
ffefhffffffffc	그인
ffefhffffffffc	로그
ffefhfffffffffw	uçuş
ffefhffffffffw	break
ffefhffffffffw	respond
ffegdffffhfffw	npm
ffegefhffffffce	付款
ffegegfffffffw	council
ffegffffffffffw	rollback
ffegfffffffffw	encore
ffegffffgffffw	local
ffegfffgfffffc	我没
ffegffgffffffc	付款
ffegffgffffffw	questo
ffeheffffffffw	laisse
ffehfffeffffft	mark,	but	speaker
ffehffffffdffw	sua
ffehffffffffffw	nog
ffehffffffffft	mark,	open	you
ffehfffffffffw	cleanup
ffehfffffffffw	deliberately
ffehfffffffffw	niets
ffeidfffffffft	speaker	be	open
ffeidfffffffft	still	mark,	open
ffeiefffffffft	aux	still	done
ffeiefffffffft	not	aux	still
fffdfdeeffjfeb	ask	plan
fffdffffiffffs	not	isaid
fffdgffgffffft	done	but	not
fffdhffffffffc	没动
fffdhffhfeffft	but	open	stop
fffededeeefifw	checkout
fffeefffhfffffx	je
fffeeffhffffew	но
fffefddeffkffff	ask	offer
fffefdhffffffw	knew
fffefeffffieew	or
fffefeheffgfffw	should
fffefehffffffw	cost
fffeffehfffffw	diría
fffefffffgfffw	contractor
fffeffffgfffffw	actually
fffeffffgffffw	aspetta
fffeffffgffffw	avevo
fffeffffgffffw	gar
fffeffffgffffw	stimmt
fffefffgffffgfw	iyi
fffeffgffffffc	되지
fffeffgffffffc	되지않
fffeffidfffffw	pewnie
fffefggffffffw	mind
fffefiefffffft	plan	mark:	stop
fffefifffffdew	benchmark
fffegffffffffw	invited
fffegffffffffw	opstarten
fffegffffffffw	его
fffehffffffffw	cleaned
ffffcefhfffffb	but	offer
ffffdfegffffgw	hope
ffffdfeifffffb	done	hedge
ffffdfffhffffc	통과
ffffeefhfffffc	것같
ffffefehffffft	hedge	mark,	not
ffffeffffffegce	하세요
ffffeffffffehce	세요
ffffeffffffgfc	ートは
ffffeffffffhfw	ein
ffffefffgffeft	done	describe	trouble
ffffefffgffefw	factor
ffffefffgffffc	報告
ffffefffgffffc	誤り
ffffefffgffffc	誤りで
ffffefffgfffft	aux	mark,	but
ffffefffhfffffw	correction
ffffefffhfffft	aux	heading	mark,
ffffefffhfffft	mark:	aux	heading
ffffeffgfffffs	should	but
ffffeffgffffft	hedge	done	mark,
ffffeffgfffffw	però
ffffeffgfffgfw	gut
ffffeffhffffft	hedge	mark,	done
ffffefgefgfffw	compile
ffffefgffffffw	event
ffffefgffffffw	trouble
fffffdffffifft	offer	ask	mark?
fffffdhffffffc	ビル
fffffdhffffffc	ルド
fffffdhfffgffc	ーを
fffffdifffffft	mark,	plan	done
fffffdjffffdft	you	mark,	describe
fffffeehffffffw	pretty
fffffeehffffffw	письмо
fffffeehfffffw	всего
fffffeehfffffw	письмо
fffffeeifffffw	pretty
fffffefgfffffw	lose
fffffefhfffefw	chegou
fffffefhfffefw	duplicates
fffffefhfffffw	caído
fffffegfffffffw	depending
fffffegffffffw	depending
fffffeggfffefw	debería
fffffeghfffffw	deve
fffffehdfffffw	changing
fffffehdfffffw	reiniciar
fffffehffffefw	disappear
fffffehffffffw	cdn
fffffehffffffw	klient
fffffeidfffffw	might
fffffejcfffffw	clear
ffffffcifffffce	うです
ffffffdhfffffc	さそう
ffffffdhfffffc	そう
ffffffdhfffffc	はな
ffffffdhfffffc	りで
ffffffdhfffffw	appear
ffffffeeffhfffw	who
ffffffeffffgfw	par
ffffffeffffhfw	dog
ffffffeffffhfw	sounds
ffffffeffhfffw	contains
ffffffefgfgefc	还是
ffffffegfffffc	上了
ffffffegfffffc	메일
ffffffegfffffc	메일은
ffffffegfffffc	일은아
ffffffegffffft	gone	mark,	but
ffffffegfffffw	correctly
ffffffegfffffw	inzwischen
ffffffegfffffw	müsste
ffffffegfffffw	penso
ffffffegfffffw	rebase
ffffffegfffffw	sein
ffffffegfffgfw	using
ffffffegfgfffw	subject
ffffffehfffffc	うで
ffffffehfffffc	うです
ffffffehfffffc	さそ
ffffffehfffffc	そうで
ffffffehfffffc	应该
ffffffehfffffff	hedge	gone
ffffffehffffft	hedge	speaker	be
ffffffehffffft	mark,	but	hedge
ffffffehfffffw	knowledge
ffffffeifffffs	would	hedge
ffffffeifffffw	apparently
fffffffciffefs	correct	hedge
fffffffefggffw	these
ffffffffffffgc	いたし
ffffffffffffgc	たし
ffffffffffffgc	たしま
ffffffffffffgc	녕하
ffffffffffffgc	녕하세
ffffffffffffgc	세요
ffffffffffffgc	안녕
ffffffffffffgc	안녕하
ffffffffffffgc	하세
ffffffffffffgc	하세요
ffffffffffffgfw	buenas
ffffffffffffgfw	cheers
ffffffffffffgfw	hi
ffffffffffffgfw	summary
ffffffffffffgfw	добрый
ffffffffffffgfx	ba
ffffffffffffgt	greet	mark,	you
ffffffffffffgw	cheers
ffffffffffffgw	conti
ffffffffffffgw	findings
ffffffffffffgw	having
ffffffffffffgw	hi
ffffffffffffgw	mevrouw
ffffffffffffgw	questions
ffffffffffffgw	regards
ffffffffffffgw	добрый
ffffffffffffhw	buenas
ffffffffffffhw	kind
fffffffffffgefw	time
fffffffffffgfc	は引
fffffffffffgfc	ット
fffffffffffgfc	全部
fffffffffffgfc	書の
fffffffffffgffw	errors
fffffffffffgffw	postgres
fffffffffffgffw	un
fffffffffffgfw	argumentos
fffffffffffgfw	batteries
fffffffffffgfw	caches
fffffffffffgfw	damage
fffffffffffgfw	dieci
fffffffffffgfw	difference
fffffffffffgfw	espera
fffffffffffgfw	euros
fffffffffffgfw	museo
fffffffffffgfw	pension
fffffffffffgfw	replication
fffffffffffgfw	ships
fffffffffffgfw	standard
fffffffffffgfw	starts
fffffffffffgfw	testes
fffffffffffgfw	três
fffffffffffgfw	twee
fffffffffffgfw	vezes
fffffffffffgfw	vite
fffffffffffgfw	zehn
ffffffffffgffc	ーバー
ffffffffffgffc	까요
ffffffffffgffce	까요
ffffffffffgfffw	aisle
ffffffffffgfffw	posso
ffffffffffgfffw	want
ffffffffffgfffw	which
ffffffffffgffw	aisle
ffffffffffgffw	anche
ffffffffffgffw	devo
ffffffffffgffw	okay
ffffffffffgffw	posso
ffffffffffgffw	tabs
ffffffffffgffw	też
ffffffffffgffw	usually
ffffffffffhfet	ask	i	mark?
ffffffffffhffc	いです
ffffffffffhfffw	are
ffffffffffhfffx	yu
ffffffffffhfft	ask	ask	mark?
ffffffffffhfft	of	ask	mark?
ffffffffffidffw	do
fffffffffgfefc	とです
fffffffffgfefc	のこと
fffffffffgfffc	こと
fffffffffgfffc	ことで
fffffffffgfffc	との
fffffffffgfffc	とのこ
fffffffffgfffc	のこ
fffffffffgfffc	れてい
fffffffffgffffw	müşteri
fffffffffgffffw	segundo
fffffffffgfffw	automatically
fffffffffgfffw	banner
fffffffffgfffw	engineer
fffffffffgfffw	mac
fffffffffgfffw	müşteri
fffffffffgfffw	quote
fffffffffgfffw	supposedly
fffffffffgfffw	wiki
fffffffffgfgfc	이라
fffffffffhfefce	とです
fffffffffhfeft	say	mark:	quotation
fffffffffhfeft	speaker	say	quotation
fffffffffhffft	quotation	say	stop
ffffffffgffffc	の口座
ffffffffgffffc	口座
ffffffffgffffc	정정
ffffffffgfffffw	contrary
ffffffffgfffft	correct	mark:	isaid
ffffffffgfffft	not	aux	not
ffffffffgffffw	contrary
ffffffffgffffw	correction
ffffffffgffffw	drafts
ffffffffgffffw	duas
ffffffffgffffw	gelaufen
ffffffffgffffw	llegó
ffffffffgffffw	mij
ffffffffgffffw	strike
ffffffffgffffw	waren
ffffffffgffffw	zei
ffffffffgffffw	которой
ffffffffgffffw	проходят
ffffffffgffgfw	euro
ffffffffhfffffw	wait
ffffffffhfffft	correct	isaid	stop
ffffffffhffffw	claimed
fffffffgfffffc	と思
fffffffgfffffc	と思い
fffffffgfffffc	ると
fffffffgfffffc	ると思
fffffffgfffffc	動い
fffffffgfffffc	思い
fffffffgfffffc	思いま
fffffffgfffffc	로는
fffffffgfffffc	직안
fffffffgffffffw	acho
fffffffgffffffw	deposit
fffffffgffffffw	insurance
fffffffgffffffw	pelo
fffffffgffffffw	por
fffffffgffffffw	probably
fffffffgffffffw	seems
fffffffgffffffw	voor
fffffffgffffffx	ho
fffffffgffffft	hedge	gone	mark,
fffffffgffffft	hedge	now	mark,
fffffffgffffft	mark,	hedge	describe
fffffffgffffft	ok	hedge	now
fffffffgfffffw	arrivata
fffffffgfffffw	bon
fffffffgfffffw	brakuje
fffffffgfffffw	crossed
fffffffgfffffw	dobrze
fffffffgfffffw	essere
fffffffgfffffw	fairly
fffffffgfffffw	falta
fffffffgfffffw	formatting
fffffffgfffffw	goed
fffffffgfffffw	görünüyor
fffffffgfffffw	llegado
fffffffgfffffw	niczego
fffffffgfffffw	ontbreekt
fffffffgfffffw	pelo
fffffffgfffffw	reasonably
fffffffgfffffw	saw
fffffffgfffffw	scanned
fffffffgfffffw	solved
fffffffgfffffw	suppose
fffffffgfffffw	ter
fffffffgfffffw	worked
fffffffgfffgfw	consultas
ffffffgefffffw	cancel
ffffffgefffffw	understood
ffffffgffffffc	がな
ffffffgfffffffw	assuming
ffffffgfffffffw	book
ffffffgfffffffw	otherwise
ffffffgfffffffw	sans
ffffffgfffffffw	ça
ffffffgffffffs	ok	would
ffffffgfffffft	if	mark,	would
ffffffgffffffw	arrives
ffffffgffffffw	assuming
ffffffgffffffw	below
ffffffgffffffw	bigger
ffffffgffffffw	book
ffffffgffffffw	change
ffffffgffffffw	consulta
ffffffgffffffw	definida
ffffffgffffffw	des
ffffffgffffffw	fehler
ffffffgffffffw	habría
ffffffgffffffw	hear
ffffffgffffffw	iphone
ffffffgffffffw	isso
ffffffgffffffw	lapses
ffffffgffffffw	lasts
ffffffgffffffw	minutos
ffffffgffffffw	otherwise
ffffffgffffffw	paint
ffffffgffffffw	plants
ffffffgffffffw	requête
ffffffgffffffw	sale
ffffffgffffffw	sans
ffffffgffffffw	signs
ffffffgffffffw	vigor
ffffffgffffffw	vote
ffffffgffffffw	wheel
ffffffgffffffw	wording
ffffffgffffffw	würde
ffffffgffffffw	índice
ffffffgffffffw	если
ffffffgffffffw	сборка
ffffffggfffffs	fail	hedge
ffffffggfffffw	devrait
ffffffhefffefc	直る
ffffffhefffffw	bring
ffffffhefffffw	ça
ffffffhfffffffw	provided
ffffffhffffffs	should	would
ffffffhffffffs	still	would
ffffffhffffffw	compila
fffffficfffffw	people
fffffgeffffffc	ご指
fffffgeffffffc	除しま
fffffgeffffffw	bisect
fffffgfefffffw	vou
fffffgfffffffc	けれ
fffffgfffffffc	ければ
fffffgfffffffc	ご連
fffffgfffffffc	改め
fffffgfffffffc	보겠
fffffgfffffffc	보겠습
fffffgfffffffc	일정
fffffgfffffffc	준비
fffffgffffffffw	give
fffffgffffffffw	paying
fffffgffffffffw	shortly
fffffgffffffffw	tomorrow
fffffgffffffffw	up
fffffgffffffffw	working
fffffgffffffffw	yarın
fffffgffffffft	plan	iplan	stop
fffffgffffffft	plan	plan	speaker
fffffgfffffffw	agents
fffffgfffffffw	amanhã
fffffgfffffffw	apago
fffffgfffffffw	comparing
fffffgfffffffw	contacted
fffffgfffffffw	copia
fffffgfffffffw	diff
fffffgfffffffw	dig
fffffgfffffffw	few
fffffgfffffffw	looking
fffffgfffffffw	morgen
fffffgfffffffw	optional
fffffgfffffffw	preparar
fffffgfffffffw	prepare
fffffgfffffffw	puedo
fffffgfffffffw	reading
fffffgfffffffw	response
fffffgfffffffw	seguridad
fffffgfffffffw	shortly
fffffgfffffffw	steam
fffffgfffffffw	tackle
fffffgfffffffw	te
fffffgfffffffw	yarın
fffffgfffffffw	zal
fffffgfffffffw	é
fffffgffffgfffw	shall
fffffgffffgffw	aussi
fffffgfgfffffw	everybody
fffffggffffffw	paying
fffffggffffffw	squash
fffffheffffefw	righe
fffffhefffffft	ask	mark,	offer
fffffhefffffft	offer	ask	mark,
fffffheffffffw	als
fffffheffffffw	entwurf
fffffheffffffw	ook
fffffheffffffw	ping
fffffheffffffw	quieres
fffffhefffffgw	helps
fffffheffffgfw	walk
fffffhfffffefc	하시
fffffhffffffft	iplan	plan	stop
fffffhffffffft	offer	iplan	stop
fffffidfffffft	iplan	heading	stop
fffffidfffffft	iplan	speaker	stop
fffffiefffffdw	thing
fffffiefffffft	offer	mark,	offer
ffffgegffffffc	イン
ffffgfefffffffw	ordered
ffffgffefffffw	florist
ffffgffefffffw	ignored
ffffgfffeffffw	able
ffffgfffeffffw	fifth
ffffgfffeffffw	rebased
ffffgffffffefc	들어
ffffgffffffefw	some
ffffgffffffffc	きな
ffffgffffffffc	きない
ffffgffffffffc	きませ
ffffgffffffffc	けど
ffffgffffffffc	され
ffffgffffffffc	すけど
ffffgffffffffc	できな
ffffgffffffffc	ない
ffffgffffffffc	グイン
ffffgffffffffc	ログ
ffffgffffffffc	ログイ
ffffgffffffffce	けど
ffffgffffffffce	すけど
ffffgfffffffffw	cleaned
ffffgfffffffffw	installed
ffffgfffffffffw	passed
ffffgfffffffffw	рейс
ffffgffffffffs	ratio<	rest
ffffgfffffffft	but	sorry	fail
ffffgfffffffft	ok	mark;	rest
ffffgffffffffw	avisos
ffffgffffffffw	backfill
ffffgffffffffw	clientes
ffffgffffffffw	collected
ffffgffffffffw	errores
ffffgffffffffw	hourly
ffffgffffffffw	ignore
ffffgffffffffw	leider
ffffgffffffffw	pronto
ffffgffffffffw	renamed
ffffgffffffffw	reservado
ffffgffffffffw	shipping
ffffgffffffffw	websocket
ffffgffffffffw	whereas
ffffgffffffffw	рейс
ffffgfgffffffw	front
ffffheffeffffw	inloggen
ffffhffeeffffw	iniciar
ffffhffeeffffw	sesión
ffffhffeffffft	mark,	yet	but
ffffhffffffffce	正常
ffffhfffffffffw	все
ffffhfffffffft	fail	but	sorry
ffffhgdffffefw	customers
fffgeffffffffc	着手
fffgeffffffffw	calls
fffgeffffffffw	several
fffgeffffffffw	wi
fffgeffffffgfc	ート
fffgeffffffgfc	부터
fffgeffffgfffc	고요
fffgfefffffffc	はお
fffgfefffffffc	未着手
fffgfffeffffft	but	i	not
fffgfffefffffw	maybe
fffgfffffffffc	してい
fffgfffffffffc	への
fffgfffffffffc	まだ
fffgfffffffffc	意没
fffgfffffffffc	行って
fffgfffffffffc	결제
fffgfffffffffc	랜치
fffgfffffffffc	브랜
fffgfffffffffc	브랜치
fffgfffffffffc	아직이
fffgfffffffffc	이요
fffgfffffffffc	제가
fffgfffffffffc	직이
fffgfffffffffc	직이요
fffgfffffffffce	직이요
fffgffffffffffw	ainda
fffgffffffffffw	call
fffgffffffffffw	dark
fffgffffffffffw	pas
fffgffffffffffw	renovar
fffgffffffffffw	todavía
fffgffffffffft	deliberate	not	done
fffgfffffffffw	accessibility
fffgfffffffffw	ainda
fffgfffffffffw	behalf
fffgfffffffffw	bit
fffgfffffffffw	cancellato
fffgfffffffffw	dark
fffgfffffffffw	dejo
fffgfffffffffw	ejecutado
fffgfffffffffw	enviado
fffgfffffffffw	envoyé
fffgfffffffffw	manca
fffgfffffffffw	mei
fffgfffffffffw	nulla
fffgfffffffffw	offsite
fffgfffffffffw	onboarding
fffgfffffffffw	paspoort
fffgfffffffffw	personal
fffgfffffffffw	pozostaje
fffgfffffffffw	propósito
fffgfffffffffw	pushing
fffgfffffffffw	refrained
fffgfffffffffw	renovar
fffgfffffffffw	reserved
fffgfffffffffw	security
fffgfffffffffw	something
fffgfffffffffw	survey
fffgfffffffffw	thank
fffgfffffffffw	todavía
fffgffffffffgw	nada
fffgffffffgffw	neu
fffgfffffhfefw	doctor
fffgfffgfffffw	aus
fffgfffgfffffw	basket
fffgfffgfffffw	manque
fffgfffhffffffw	e
fffgffgefffefw	headers
fffgffgffffefw	cancellation
fffgfgfffffffc	れから
fffggfefffffffw	index
fffheefffffffc	未着
fffheefffffffce	着手
fffhefffffffew	ur
fffheffffffffce	이요
fffheffffffffs	box0	open
fffhefffffffft	done	yet	stop
fffhefffffffft	speaker	open	yet
fffheffffffffw	outstanding
fffhfdfffffffw	move
fffhfeeffffffw	postponed
fffhffffffffft	i	deliberate	open
fffhfffffffffw	untouched
fffhfgeffffffw	photos
ffgeeffgfffffw	device
ffgeffffffffffw	unfortunately
ffgefffffffffw	mich
ffgefffgfffffw	validated
ffgefgfffffefw	registry
ffgegffffffffw	меня
ffgfddhfeefffw	port
ffgfdefgffffft	but	offer	not
ffgfeefgfffffs	but	offer
ffgfeehffffefc	빌드
ffgfefeffeheffw	could
ffgfeffffffefw	notice
ffgfefffffffet	done	fail	you
ffgfeffffffffc	せんで
ffgfeffffffffc	んで
ffgfeffffffffc	못했습
ffgfeffffffffc	지못했
ffgfefffffffft	sorry	be	fail
ffgfeffffffffw	handed
ffgfeffffffffw	logged
ffgfeffffffffw	pasta
ffgfeffffffffw	pay
ffgfeffffffffw	runner
ffgfeffffgfffc	れて
ffgfefffgffffc	抱歉
ffgfefgffffffw	resolve
ffgffdhffffffc	ビルド
ffgffeeffffgffw	für
ffgffeefffhfffw	before
ffgffeefgffffw	expired
ffgffeegggedec	습니
ffgffefffffffw	edits
ffgffeffffffgw	steps
ffgffeffffgffw	serveur
ffgfffeffffffw	fixture
ffgfffeffffffw	gift
ffgfffffefffffw	lo
ffgfffffeffffw	invite
ffgfffffeffffw	true
ffgffffffffefw	po
ffgffffffffefw	throws
ffgffffffffffc	がで
ffgffffffffffc	ができ
ffgffffffffffc	れま
ffgffffffffffc	れまし
ffgffffffffffc	クが
ffgffffffffffc	ドが
ffgffffffffffc	メール
ffgffffffffffc	ール
ffgffffffffffc	切れ
ffgffffffffffc	切れて
ffgffffffffffc	无法
ffgffffffffffc	构建
ffgffffffffffc	邮件
ffgffffffffffc	니다만
ffgffffffffffc	다만
ffgffffffffffc	실패
ffgffffffffffc	크가
ffgffffffffffce	なく
ffgfffffffffffw	aucune
ffgfffffffffffw	github
ffgfffffffffffw	transfer
ffgfffffffffffw	к
ffgfffffffffft	bad	mark:	fail
ffgfffffffffft	not	verify	stop
ffgffffffffffw	alleen
ffgffffffffffw	autoscaler
ffgffffffffffw	bricht
ffgffffffffffw	cannot
ffgffffffffffw	carte
ffgffffffffffw	consegui
ffgffffffffffw	correção
ffgffffffffffw	corrupt
ffgffffffffffw	credit
ffgffffffffffw	disco
ffgffffffffffw	embassy
ffgffffffffffw	exceeded
ffgffffffffffw	github
ffgffffffffffw	hung
ffgffffffffffw	issue
ffgffffffffffw	kernel
ffgffffffffffw	mit
ffgffffffffffw	notary
ffgffffffffffw	offline
ffgffffffffffw	quota
ffgffffffffffw	reddedildi
ffgffffffffffw	refusée
ffgffffffffffw	sabato
ffgffffffffffw	secrets
ffgffffffffffw	seller
ffgffffffffffw	such
ffgffffffffffw	tool
ffgffffffffffw	translation
ffgffffffffffw	verwacht
ffgffffffffffw	webpack
ffgffffffffffw	yapamadım
ffgffffffffffw	сожалению
ffgffffffffgffw	hotel
ffgffffffgfeffw	pytest
ffgffffffgfefw	pytest
ffgfffgffffffw	pakket
ffgffgefefefew	the
ffgffgefeffffw	só
ffgffgfffffffc	银行
ffgffgfffffffw	afternoon
ffgfgefefffffw	cake
ffgfgffffffffw	deliver
ffgfgffffffffw	upstairs
ffggeffffffffw	boot
ffggfffffffffw	dataset
ffghcgggdfebgext	unspecified
ffghdefffffffw	sending
ffhdeffeeffffw	afraid
ffheefffffffffw	backup
ffheeffffffffw	sandbox
ffhefefffffffw	niente
ffhefffffffffw	emulator
ffhegfffdffffw	bij
ffhfeffefffffc	があ
ffhfeffefffffc	があり
ffhfeffffefefw	exist
ffhfeffffefffc	已经
ffhfeffffffefc	分に
ffhfeffffffffw	foi
ffhfefgffffefw	sound
ffhffeeffffffw	cast
ffhfffeffffgfw	clinic
ffhfffffeffffw	correzione
ffhfffffeffffw	fax
ffhffffffeffffw	access
ffhffffffefffw	voicemail
ffhffffffffeffw	deploy
ffhffffffffeffw	pip
ffhffffffffefw	newer
ffhffffffffefw	pip
ffhffffffffffc	んでし
ffhffffffffffc	드가
ffhfffffffffffx	ia
ffhffffffffffw	certificate
ffhffffffffffw	mailserver
ffhffffffffffw	responde
ffhffffffffffw	sábado
ffhffffffffffw	unreachable
ffieedeedffffw	captcha
ffieffdghfebcce	습니다
ffifdffffffdffw	e2e
ffjZeZXabacqbu	num
ffjecehffgfaft	fail	trouble	stop
ffjfdefdcfffft	sorry	mark,	but
ffjfdhZabadielen	99
fgbhedeieefcew	charged
fgccdbhegediet	be	done	stop
fgcffgfffffhfw	failure
fgdcjffeffffft	mark,	but	be
fgdeddejeefddfw	mail
fgdegfegfffffw	yok
fgdehechfffefw	links
fgdeifgefefdft	be	done	say
fgdfefeffhfefw	he
fgdfehffgefffw	maar
fgediffffffffc	아직
fgeebeifgcfcft	mark,	ok	stop
fgeedfjefffbdw	it
fgeeefehfffegc	은아
fgeeehchfefffw	like
fgeefffffffgfc	ストは
fgeefffffffhfw	main
fgeeffgeeeffec	수있습
fgeefgeffffefw	come
fgeehfheedfeew	they
fgefffehffffft	mark,	now	ok
fgeffffffffffc	은아직
fgeffffffffffce	まで
fgeffffffffffw	aunt
fgeffffffffffw	cleanly
fgeffffffffffw	uyarı
fgeffffffffgfw	occurs
fgeffffffffgfw	seven
fgeffffffgfffw	replica
fgefffgffffffw	pipeline
fgefgffffffefc	すべ
fgefgffffffefc	すべて
fgefgffffffefw	handles
fgefgffffffefw	parser
fgefgffffffffw	vert
fgegfffffffffw	rollback
fgeggffffffefw	warnings
fgeggfffgefdfw	updated
fgeheefdfffffw	may
fgfaagecgfagXb	all	stop
fgfdhffffffffw	essay
fgfedfdhhefdfw	build
fgfeeffffhfdfw	weeks
fgfegefefffefw	menos
fgffedhffffdfw	trip
fgffeffffffffc	エラ
fgffeffffffffc	ラー
fgffefffffffffw	latency
fgffefffffffffw	nobody
fgffeffffffffw	normally
fgffeffffffffw	pagina
fgffeffffffffw	passaporto
fgffeffffffffw	weer
fgffeffgfffffc	ている
fgffefgffffffc	エラー
fgfffeeffefdfw	non
fgffffdffffhfw	temperature
fgffffeffgfefw	auto
fgffffegfffefw	answers
fgfffffffefffw	arrive
fgfffffffffefw	passent
fgfffffffffffc	ござ
fgfffffffffffc	ござい
fgfffffffffffc	ざい
fgfffffffffffc	ざいま
fgfffffffffffc	は解消
fgfffffffffffc	スポ
fgfffffffffffc	動いて
fgfffffffffffc	合は
fgfffffffffffc	正常
fgfffffffffffc	消し
fgfffffffffffc	解消
fgfffffffffffc	解消し
fgfffffffffffc	警告
fgfffffffffffc	通过
fgfffffffffffc	错误
fgffffffffffffw	los
fgffffffffffffw	nenhum
fgffffffffffffw	passes
fgffffffffffffw	sin
fgffffffffffffw	uw
fgfffffffffffw	active
fgfffffffffffw	admin
fgfffffffffffw	affiche
fgfffffffffffw	agree
fgfffffffffffw	bouwt
fgfffffffffffw	carga
fgfffffffffffw	cause
fgfffffffffffw	clients
fgfffffffffffw	complaining
fgfffffffffffw	criteria
fgfffffffffffw	dla
fgfffffffffffw	force
fgfffffffffffw	funzione
fgfffffffffffw	grün
fgfffffffffffw	kloppen
fgfffffffffffw	ledger
fgfffffffffffw	legally
fgfffffffffffw	magazijn
fgfffffffffffw	nenhum
fgfffffffffffw	nouveau
fgfffffffffffw	ostrzeżeń
fgfffffffffffw	overdue
fgfffffffffffw	pasan
fgfffffffffffw	passeport
fgfffffffffffw	permissions
fgfffffffffffw	prod
fgfffffffffffw	race
fgfffffffffffw	renewal
fgfffffffffffw	risolto
fgfffffffffffw	saturday
fgfffffffffffw	sauber
fgfffffffffffw	secondo
fgfffffffffffw	specs
fgfffffffffffw	stands
fgfffffffffffw	testów
fgfffffffffffw	toda
fgfffffffffffw	tot
fgfffffffffffw	totali
fgfffffffffffw	unter
fgfffffffffffw	validates
fgfffffffffffw	voltou
fgfffffffffffw	weg
fgfffffgfefffw	system
fgfffffgfffffc	いる
fgffffgefffffw	proxy
fgffffgffffefw	turning
fgfffgfffdfgfw	logs
fgffgffefffffw	dead
fgffgffffefffw	everyone
fgfgefegfffffw	totals
fgfgeffffffeffw	image
fgfgeffffffffc	スポー
fgfgeffffffffc	パス
fgfgeffffffffc	パスポ
fgfgeffffffffc	ポー
fgfgeffffffffw	quarter
fgfgeffffffffw	rest
fgfgfffefffffw	là
fgfgfffffffefc	护照
fgfgfffffffefw	source
fgfgfffffffffc	ポート
fgfgfffffffffw	fi
fgfhcgffeeffew	de
fggeffefefffft	trouble	describe	aux
fggegfffefffft	still	fail	stop
fggfeffffffffc	まっ
fggfeffffffffc	まって
fggfeffffffffce	错误
fggffffffffeffw	mypy
fggffffffffefw	exits
fggfffffffgffw	сервер
fgheefffeffeft	trouble	mark,	done
fghefefeeefdew	el
fghffffffffefw	mypy
fgifeffffffcfw	required
fhYafbbbekdZbb	say	mark,
fhbejeeeeefdfb	of	you
fhcecdfffffifw	em
fhcfefiffffefw	dört
fhdddfffhfffft	aux	not	done
fhdedefffefdft	all	done	stop
fhdfeffffefgft	trouble	say	speaker
fhdfffehfffeft	not	none	be
fhdfgfefffffft	not	fail	stop
fhdfgffffffefc	다시
fhdhdeffgefffw	letter
fhecehdeffffft	done	ok	of
fheedeheeefeft	ok	done	stop
fheeefgfeffcfw	delivery
fheefeeffffdfw	près
fheeffdedefifw	runs
fheeffeeffhffw	who
fheefffffffffc	もあり
fheefffgfffffc	もう
fhefdegffefeft	done	trouble	say
fhefefdffefhet	trouble	mark,	greet
fhefeffffdffft	i	done	say
fhefeffffffefc	ストが
fhefeffffffefc	トが
fhefeffffffefw	base
fhefeffffffffw	geçiyor
fhefeffffffffw	hepsi
fhefeffffffffw	uses
fhefeffffgfeft	trouble	speaker	be
fhefefffggfdfw	coverage
fheffffffffdfc	まで
fheffffffffefc	ージは
fheffffffffefw	toolchain
fhefgffffffefc	べて
fhefgffffffeffw	eslint
fhefgffffffeft	of	be	ok
fhefgffffffefw	eslint
fhfdefffehfeet	mark,	aux	done
fhfdgffffffffw	downstairs
fhfdicbdddeeeb	describe	all
fhfedefffefefw	black
fhfedffffffffc	여권
fhfeeffffffffc	落ち
fhfefffffffefw	migrations
fhfegdeefffgew	room
fhffdegffefdft	trouble	of	stop
fhffdffffffefw	freezer
fhffdffffgfffw	segundo
fhffeffefffefw	caught
fhffeffffffdfw	seconde
fhffeffffffefc	年有
fhffeffffffefc	서버가
fhffeffffffefw	minus
fhffefffffffffw	looks
fhffefffffffft	all	be	ok
fhffeffffffffw	covered
fhffefffgfffew	count
fhfffeeffffffw	boots
fhfffeffffffffw	geen
fhffffeffffffw	stable
fhfffffefffffw	path
fhfffffffdfffw	arriving
fhfffffffefefw	pani
fhfffffffffdffw	coverage
fhfffffffffeft	all	num	ok
fhfffffffffefw	passano
fhfffffffffefw	signatures
fhfffffffffefw	tutti
fhfffffffffffw	centesimo
fhfffffffffffw	intact
fhfffffgeeffec	바로
fhfffgfffffefw	até
fhfffhfeedfcfw	phone
fhffgfffffffffw	works
fhfgegfffffcfw	another
fhgecefgefecew	new
fhgfdffffffdfw	ms
fhgfeffffdfffw	package
fhgfeffffffdfw	une
fhgfeffffffefw	pickup
fhhddgfefefefw	y
fhibeegefffdfw	query
fiXafbakcgeYdb	all	done
fibZdddhdkeZcff	code	mark:
fibZdddiekeZcb	code	mark:
ficdeegeffedfw	cat
ficffffffffffw	più
fichhibaefdXdpolc	-
fiddeffffffffw	aberto
fiddeffffffffw	há
fiddffffffffffw	er
fideeeeeeefgefw	les
fideeffffgfefc	边的
fidehdeffefdfw	está
fidfffeffffefw	used
fidffffffffdfw	machines
fiecfffffffffw	выборке
fiedefeffffgffw	there
fieefegcffeefw	tak
fiefeffffffdfc	버가
fiefeffffffefw	picked
fiefefffgffcfw	whole
fiefffgffffcfc	까지
fiegfeeeeffcew	au
fifbfdddcjecgs	trouble	done
fifcdegdiceceb	verify	fail
fifcfffffffffw	verde
fifddffffeffft	fail	mark,	aux
fifdideeedebds	verify	ok
fifffecefffffc	就能
fifffffffffcfw	passaporte
fifgcddddffefw	nothing
fifgeegcfffffw	opened
figffffffffcffw	disk
fihcffffffeffw	meer
fiiYWYZeZkbWYb	now	aux
fjWjYXhcagclaf	code
fjZehdbgdeeeeb	now	ok
fjccaYpfecdVbu	without
fjcfeffeffffft	none	be	fail
fjefdffffffffb	done	heading
fjffdfedffffft	earlier	mark,	but
fjhbeefefffefw	geen
fjhcaYXledebeb	of	fail
fjjfZeffebfeeb	of	say
fjlbahcbafeZab	greet	speaker
fkYfecbjcbeYdb	open	all
fkbaidadeedgdpol1	=
fkbddfeeedfdffx	ąd
fkcedfdegdfdes	without	trouble
fkdbjcgfceeVes	trouble	ok
fkfddfegfeeaew	all
fkffeffffffbfw	sits
fkhadffegfffft	not	open	stop
fkhhXabgbcdbdu	none
fkieZbcdcffdfb	i	trouble
fkiiXabgbddZdext	none
flbbedabefdgdpols	=
fleebdeefefdft	cell	ok	cell
fmdcfdfgecebds	ok	ok
fnbYfacZcZcYlb	you	be
fpgZWZccbZcWbext	n=m
gTbekigedYehefx	ce
gTqWXccbeYdZdb	done	fail
gVelWjaccbdcmfx	el
gXXdcbcdcceocff	trouble	mark,
gYbeceeefifjft	trouble	aux	done
gYiejcceddeees	trouble	fail
gYleaecedeeeeb	none	done
gZXagZefabYYpb	greet	mark,
gZbfibbidaehdb	describe	you
gZfcebedbmdbcb	fail	trouble
gZficjeadddbds	plan	done
gZjebdefeefifb	ok	code
gabebeeecdedkb	trouble	ask
gabedeiiegfeft	without	fail	stop
gaccfeelefffcb	but	i
gahdcfeegefift	mark,	be	done
gbWglXadbgdZcb	mark,	open
gbZdXfbcicZjlb	mark,	mark,
gbddekddfefcft	cell	plan	cell
gbddfblaeeeceb	mark,	should
gbdneffeeefefff	code	aux
gbeeejeefefefw	cleaning
gbfbaeedmffffs	correct	ok
gbgedfjeedfffs	without	done
gbgeiededeeeeb	num	mark,
gbheeefffefgft	ok	code	stop
gbhfddkadeeceb	none	mark,
gbjebfeefgfaft	done	be	stop
gbkefeefeffdfs	still	trouble
gcabccnceeeeeb	i	you
gccbbeeemceees	isaid	done
gccgeciegbeeet	speaker	you	stop
gccgffeefffjew	list
gcdcidedbdgfjs	trouble	open
gcefeeeffffifw	warranty
gcefefffeefkfw	each
gcejccdghcedes	not	done
gcffcifecgeffw	la
gcfffdefgifefw	told
gcfkceeeeffefff	fail	verify
gcgegeggeefefw	door
gchedffffeggfw	which
gcheedheffgefw	work
gchhdldcecfcew	up
gcidhghcfbfcft	you	say	stop
gcjeaffffeffft	i	done	ok
gdbeceeefffkft	cell	cell	trouble
gdbhdeeffjfcet	say	trouble	stop
gdccegeeifgegw	what
gdcedfefeeiheb	of	ask
gdceffgfedfjefw	a
gddefeeheefhfw	job
gddfgeefhgfgew	tests
gddfheeffhfdffw	everything
gdedhffffffffw	milk
gdeeeeeefjffet	speaker	done	say
gdeeeefgfffghw	here
gdeefefffefiet	code	arrow	code
gdeefeiefffffw	с
gdeegifeeefefw	calendar
gdefdffffhfeft	speaker	mark,	trouble
gdefeffffffhfc	갱신
gdefgefffefefw	nicht
gdefhdeheeedet	describe	you	stop
gdefhffffffgfw	z
gdegeffffffegw	changed
gdehefegfefehw	question
gdffdfhdffffht	ok	greet	mark,
gdffeffffffhefw	so
gdffeffffffhfw	promise
gdfffffffefffw	ho
gdfffffffhfffw	dishwasher
gdffgffefffffw	while
gdffgffffffffc	모두
gdfgeeehfffefw	queda
gdfgfhbgjdfcew	i
gdgeeeehfffgfw	email
gdgeeffffhfffw	du
gdgefggdefeeft	fail	verify	stop
gdgfeehdeffeft	not	none	mark,
gdggeeeefffhfc	しま
gdhdfffffffgfw	provider
gdhedffeefffft	not	none	done
gdhfeffffffefw	attempt
gdhfeffgfffffw	looked
gdhgcdgffeedfw	nie
gdhgeefgfffefw	transfer
gdhhfegeefecfw	merge
gdiddffeffffft	none	done	stop
gdjedeeeeefefff	of	fail
gdjfdfeceefeet	aux	fail	mark,
geUcYWZcaZdnbff	all	stop
geVmiZcbecdebb	open	stop
gebegeheegegdw	over
gebjefdeffffft	done	if	aux
geceedfihgfefw	que
gecfeifffffefw	checking
gecfifffffffft	good	speaker	done
gechgedfcdciaf	cell
gecibefhggfeet	done	ok	stop
gecjfffffefefw	habe
gedeedjfeefcdw	serwer
gedfefffeffhfw	h
gedffffffffhfw	year
gedfffgffffgfw	retried
gedfhffffdfhfw	users
gedhdjeeefeffb	i	ask
geebhfegfgfdfw	finished
geedeggegegdew	take
geedifffffffffw	passport
geeedfeffffifw	admins
geeefeeffhfffw	their
geeefeffcfieeb	earlier	of
geeefffffffgfw	csv
geeefhgefffefw	retry
geeegedifffefw	complete
geeegfidfffefw	make
geefeehffffffw	cache
geefeffefffgfw	words
geefeffefifeft	mark,	quotation	stop
geefehfffffefw	neighbours
geefffegeefhfw	its
geefffehffgffw	plumber
geeffffehfffec	었습니
geeffffffffffw	posted
geeffgegfffffw	know
geeffhdgffffffw	ik
geefgffffffffce	すが
geefgfffffffffw	client
geefgffffffffw	blinds
geefgfffgefffw	rent
geefgfgefffefc	ック
geefhfffeefgfw	party
geefhfffeffffw	resolved
geegefeffffffw	overnight
geegegfffgfffw	u
geegfffffeffffw	changelog
geegfffffffefw	complaint
geegfffffffffc	삭제
geegfffffffffw	changelog
geegfgeffffffc	削除
geeheefefeffft	only	done	stop
geehefdefffdfw	planned
geehfffffffeffw	migration
gefbjeeefffffce	完了
gefeffeefgfefw	answered
gefefggefffffw	timeout
geffdgfffgfffw	rechnung
geffdjeffffffw	into
geffeffffffeft	done	fail	of
geffeffffffffc	ていた
geffeffffffgfc	ロで
geffeffffffgfc	ロです
geffeffffffgfw	postgres
geffefffffhffc	ても
geffefgffffffc	れで
gefffegffffffw	contrato
gefffffffefffc	충돌
gefffffffffefw	origin
gefffffffffffc	なく
gefffffffffffc	更新
gefffffffffffc	인증
gefffffffffffw	cancelada
gefffffffffffw	frankfurt
gefffffffffffw	hand
gefffffffffffw	lunch
gefffffffffffw	regenerated
gefffffffffffw	successfully
gefffffffffffw	uit
gefffffffffffw	unused
geffffffffffgw	hanım
gefffffffffgfw	az
gefffffffffgfw	klasörde
gefffffffffgfw	study
gefffffffffgfw	vat
gefffffffgfefw	boiler
geffffgffffffw	spare
geffffhefffefc	내려
gefffgeffffefw	environment
gefffgfffffffw	faturayı
gefffgfffffffw	madam
geffgffffffefw	reminders
geffgffffffefw	weekly
geffgffffffffw	region
geffgffffffffw	switched
gefgfffffffffw	money
gefgfffffffffw	supprimé
gefgfffffffffw	usunięte
gefgfffffffffw	été
gefhcedfhefcfs	not	ok
geficfeeeefgew	made
gegdgeiebffefs	open	fail
gegefeegfffefw	landlord
gegfdfffeffgfw	gb
gegfeffffgfffw	assistant
gegfeffffgfffw	research
gegffffffffffw	backed
gegffffffffffw	parking
gegffffffffgfw	nodes
gegffffgfefffw	parcel
gegfgefffffffw	vol
geheegegfffefw	payment
gehefefffffffw	container
gehfeffffffgfw	night
gehfffffefffft	correct	sorry	mark,
gehfffgdfffefw	flag
geidefffeffefw	een
geieeeefdffffb	correct	sorry
geifeeedffffew	given
gfblffdcddebeb	open	speaker
gfccjeeeeefbfs	num	ok
gfcdeeideifeft	i	describe	aux
gfcfehdghefedw	morning
gfcfhcefcfchau	cell
gfchedghfdefew	have
gfciefeffffffw	accounts
gfddggcbeeeiet	say	speaker	describe
gfdebcfhhefdiw	right
gfdfdeieeefefw	without
gfdfffffhfffew	discount
gfdfffffhffffw	april
gfdfffffhffffw	j'
gfedcfigefffft	done	mark,	i
gfedeffffffhfw	opening
gfeecfiefgfdft	describe	done	stop
gfeefffffffffw	remembered
gfeefhgdfefffw	bill
gfeegffffffffw	documented
gfeegffffffffw	flug
gfefeffffffgfw	entries
gfefeffgfffffc	いて
gfefefgffffffw	assertion
gfefffegfffffw	dentist
gfefffehfffffw	clock
gfeffffffffffc	すが
gfeffffffffffc	シュ
gfeffffffffffw	einer
gfeffffffffffw	fehlenden
gfeffffffffffw	garde
gfeffffffffffw	mock
gfeffffffffffw	ont
gfeffffffffffw	onto
gfeffffffgfffw	writes
gfefffffgffffc	えて
gfefffffgffffc	账户
gfefffffgffffw	hotfix
gfefffffgffffw	marked
gfefffffhfffffw	j'
gfeffffgfffffc	いてい
gfefffgefffffw	extra
gfefffgfgffffw	sample
gfeffgefefffgc	いた
gfefgfffffffffw	ho
gfefgffffffffw	kitchen
gfefgffffffffw	snapshot
gfefgffffffffw	volo
gfegeffffffffw	hab
gfegefffgfffew	saved
gfehdfgefegefw	den
gffdhefffffffc	完了
gffedeefffehfw	di
gffeefffffffffw	deleted
gffeeffffffffw	skip
gffeefffgffffw	outbox
gffefffffffffw	converted
gffefffffffffw	hook
gffefffffffffw	print
gffeffffgfgffw	wait
gfffdfffhefefw	those
gfffefeffffffw	broke
gfffeffffefffw	behind
gfffeffffffffc	ほど
gfffeffffffffc	マク
gfffeffffffffc	先ほ
gfffeffffffffc	先ほど
gfffeffffffffc	月分
gfffefffffffffw	den
gfffefffffffffw	shared
gfffefffffffft	mark,	done	done
gfffeffffffffw	cash
gfffeffffffffw	chart
gfffeffffffffw	cleared
gfffeffffffffw	fatto
gfffeffffffffw	gym
gfffeffffffffw	included
gfffeffffffffw	layer
gfffeffffffffw	reconciled
gfffeffffffffw	rescheduled
gfffeffffffffw	ricevuta
gfffeffffffffw	tijd
gfffeffffffffw	toner
gfffeffffffgfw	um
gfffeffffgfefw	period
gfffefffgffffw	hij
gfffeffgfffffw	submitted
gfffeffgfgffft	say	speaker	stop
gfffefgffffffw	minuten
gffffefffffffc	重启
gffffefffffffw	transcripts
gffffegffffffc	さえ
gfffffffefffffw	and
gfffffffefffffw	apologies
gfffffffefffft	fail	code	stop
gfffffffeffffw	apologies
gffffffffefffc	えま
gffffffffefffc	カー
gffffffffefffc	ーに
gffffffffeffffw	return
gffffffffefffw	ayer
gffffffffffffc	えまし
gffffffffffffc	お客
gffffffffffffc	つい
gffffffffffffc	ですが
gffffffffffffc	につ
gffffffffffffc	につい
gffffffffffffc	みで
gffffffffffffc	みです
gffffffffffffc	ォル
gffffffffffffc	ォルダ
gffffffffffffc	クロ
gffffffffffffc	ダに
gffffffffffffc	フォ
gffffffffffffc	フォル
gffffffffffffc	プッシ
gffffffffffffc	マクロ
gffffffffffffc	ルダ
gffffffffffffc	ルダに
gffffffffffffc	合わ
gffffffffffffc	文件
gffffffffffffc	昨日
gffffffffffffc	消息
gffffffffffffc	済みで
gffffffffffffc	관리
gffffffffffffc	에전
gffffffffffffc	푸시
gffffffffffffc	해지
gfffffffffffffw	domain
gfffffffffffffw	removed
gfffffffffffffw	renamed
gfffffffffffffw	rolled
gfffffffffffffw	sent
gfffffffffffffw	switched
gfffffffffffffw	turns
gfffffffffffft	good	done	done
gffffffffffffw	approvals
gffffffffffffw	ar
gffffffffffffw	assinatura
gffffffffffffw	cases
gffffffffffffw	committed
gffffffffffffw	costs
gffffffffffffw	documents
gffffffffffffw	dodici
gffffffffffffw	dona
gffffffffffffw	douze
gffffffffffffw	ekran
gffffffffffffw	eski
gffffffffffffw	exported
gffffffffffffw	fabricante
gffffffffffffw	feito
gffffffffffffw	foram
gffffffffffffw	general
gffffffffffffw	gestuurd
gffffffffffffw	great
gffffffffffffw	him
gffffffffffffw	ihre
gffffffffffffw	killed
gffffffffffffw	kwam
gffffffffffffw	laptop
gffffffffffffw	lundi
gffffffffffffw	manager
gffffffffffffw	mrs
gffffffffffffw	net
gffffffffffffw	newsletters
gffffffffffffw	null
gffffffffffffw	pagato
gffffffffffffw	pharmacy
gffffffffffffw	plugin
gffffffffffffw	policy
gffffffffffffw	prefer
gffffffffffffw	pruned
gffffffffffffw	przez
gffffffffffffw	qui
gffffffffffffw	raus
gffffffffffffw	regex
gffffffffffffw	salle
gffffffffffffw	screenshots
gffffffffffffw	seeded
gffffffffffffw	señora
gffffffffffffw	signora
gffffffffffffw	squashed
gffffffffffffw	summarise
gffffffffffffw	tag
gffffffffffffw	tagged
gffffffffffffw	tip
gffffffffffffw	twaalf
gffffffffffffw	uw
gffffffffffffw	vet
gffffffffffffw	vlucht
gffffffffffffw	waived
gffffffffffffw	ways
gffffffffffffw	wired
gfffffffffffgfw	great
gffffffffffgfw	artefacts
gffffffffgfffc	고객
gfffffffgffffw	sitting
gffffffgfffffw	received
gfffffgffffffw	yours
gffffgeffegffw	figures
gffffgeffffffw	together
gffffgffeffffw	mia
gffffgfffefffw	también
gffffgfffffffc	등기
gffffgfffffffw	dia
gffffgfffffffw	maandag
gfffgegfeffefw	fails
gfffgfffffffffw	replied
gffgddieeffegw	der
gffgffffffffffw	left
gffhdffffffffw	scheduled
gfgeefegfffffw	nobody
gfgfeefefefdfw	since
gfgfeffffefffw	raised
gfgfeffffffffw	red
gfgffegffefffw	hr
gfgfffeggfedec	습니다
gfgffffffefffc	メー
gfgffffffefffw	airline
gfgfffffffffew	website
gfgfffffffffffw	error
gfghgfbehdecffw	i
gfheeeegeeffefw	le
gfheffefffffft	fail	if	aux
gfhffffffdfffw	blank
ggWZZdXbhnhidb	mark,	ask
ggafffgbbbciZf	arrow
ggbdZcffdieceb	say	ok
ggbeedgedgehes	ok	say
ggbkfeeaeeffft	i	done	stop
ggdddheefffefw	invoices
ggddjedddffffs	but	without
ggdeeeehfffdft	all	of	stop
ggdeeefffefhfw	lines
ggdegfgffffffc	ーは
ggdfeefffffhfw	comes
ggdfggfeeefeew	them
ggdfheeedffeew	guest
ggeedgfdedegew	an
ggeefgfefffefw	al
ggefefeefgfefw	zero
ggefeffefffffw	dev
ggefeffgfffffw	cron
ggeffffffffffc	だっ
ggeffffffffffc	だった
ggeffffffffffc	った
ggeffffgfffefw	todo
ggefgfffeffffw	ones
ggegdjcddceUdff	cell	trouble
ggfcieeeeffffw	card
ggfcjgdfdefdew	through
ggfecfefedfhft	done	say	stop
ggfeeccdefehefw	your
ggfeffeeeefeft	done	mark,	done
ggffdffhfeffft	all	done	mark,
ggffeddgdgeads	done	ok
ggffeffffefefw	reference
ggffeffffffefw	inventory
ggffeffffffffc	集計
ggffeffffffffw	deck
ggffeffffffffw	suo
ggffeffffffffw	vier
ggfffeegeffffw	read
ggfffffffffefc	で合
ggfffffffffefc	合計
ggfffffffffefw	tls
ggfgffefeffffw	flaky
ggfgfgffffcgcu	stop
gggedecdghfdes	trouble	without
gggeeffffffffw	thermostat
gggfeffffffefw	met
ggggffffeecgcl	stop
ggggfffffechcend	.
ggheeeeefefcft	done	code	stop
gghfdeeffffefw	booking
ggkbYWdccadUkb	ok	speaker
ghaababagZdoab	trouble	mark,
ghccfahbedehes	if	trouble
ghcfeffefgfeft	trouble	now	aux
ghcffffffffffw	pricing
ghcgeeegfffffw	any
ghdckededbedes	ok	still
ghdeeffffgfeffw	he
ghdegffdgegeew	test
ghdfegeeeffffw	word
gheeefgefffefw	result
ghefeffeffffew	caterer
ghefeffefffffw	który
ghefeffffffefw	lag
gheffaheeeedes	if	fail
gheffeeefffffc	버그
gheffefggffdfw	est
ghegdfdgeffefw	da
ghegeeefefefffw	o
ghfedffefffffw	single
ghffeffffefffff	good	all
ghffeffffffeffw	inventory
ghgcbidcdeebeff	i	ok
ghgdedeefffefw	passed
ghgfefffffffdw	news
ghsVYddcZdeZdu	try
giVbedddhkeceb	trouble	aux
giddefffeffefw	restarting
gieceecifffefw	er
gieeffeffefcfw	inbox
giefefdfeffffw	degrees
giffeffffefffb	good	all
gigZYlidaYbcYb	of	stop
gigedfedeefdefw	we
gjYaYZcnccdYZfx	il
gjbjdfbeeeffeb	verify	aux
gjddfefeededew	again
gjdedcehfffedw	printer
gjeeddeefffdft	cell	cell	ok
gjhaaccegeefds	trouble	not
gkWYadhahegkcb	speaker	describe
gkdeeeeffefagw	por
gkgededZcbeceff	not	none
gkkmYTaaahdTilen	4
glbXXZbYZaZVuend	!
glbcYhehcbeZdb	ok	ok
glbeddeeeefbfff	fail	speaker
gleddfeefgfefs	fail	gone
gmeabedbiefdfs	not	open
gofZXcdcbbeeeb	i	verify
gogaXacccZdXbu	ratio=
hWZghlbadgebgb	speaker	heading
hWbccdaddnebeff	say	speaker
hWkdeeedgcfafb	aux	all
hXYfbYldgfdacb	speaker	you
hYbcaZoicfebdpol	~=
hYbeheeeeefhfs	done	num
hYgdddddkffefb	mark,	earlier
hZZbdYkoafdYdpols	=~
hZceceedegfkft	describe	aux	now
hZcibkaaeeebeb	plan	describe
hZffcdYcdgdkab	you	speaker
hZgbgdddddebeff	done	fail
hZhbdkabeddbcb	plan	speaker
haZekgeedcgYfb	done	some
hahfhffeeefefb	describe	now
haobacZdcdeceb	fail	fail
hbcdeeffecfjdb	code	arrow
hbcfeifffffefw	flags
hbcgibeddeeeet	mark,	open	stop
hbdeefiffefget	you	describe	stop
hbediddeeeehew	three
hbefceeclffbfs	correct	trouble
hbefiffffffeft	be	gone	mark,
hbegeefefffiew	floor
hbfgffehefffft	not	none	stop
hbghfjZcadddab	heading	stop
hbiZhdcedgebdb	say	you
hbiegfeefefefw	connection
hcceceeeejfeft	now	done	stop
hcdffefffffeft	done	mark,	trouble
hceUnZeWgadpaext	some
hcedfgfefefehw	review
hcefhffgfffeft	trouble	be	gone
hcegfffffffhfw	savings
hcfedegeffgefw	noon
hcffdeehegfefs	but	done
hcffhfdffffffw	interview
hcgccfhddcfhfw	a
hcgdjeeecdfdfw	got
hcgedheeeefeefx	ef
hcgegecfeefgew	eight
hchgfefefffffw	upload
hciaheeffefffs	but	but
hciefdfffffddw	od
hckebfeeeefZfs	num	done
hdYdXdchcbdodff	describe	aux
hdZgibZcfgdZnu	heading
hdacbhcefieeeb	but	now
hdaggckcdcfaes	if	done
hdbZYddedgemeb	all	speaker
hdbdeefeefjeeb	i	earlier
hdbegfdigeeces	ok	open
hdcbbfedldfefs	isaid	not
hdcjbeffeefdft	done	rest	stop
hddddfggehfdefw	as
hdddkfedgceeew	one
hddefheffefcfw	к
hddehfegeffefw	lights
hddgeefffefiew	point
hddiefcdegfgfw	until
hdedggeegefegw	report
hdeeeefffeeeifx	os
hdeeeffefhfcft	all	aux	done
hdeeffdiefffft	aux	mark,	i
hdefegeefeghfw	copy
hdefeggdfffffw	config
hdefeidefeeees	plan	say
hdefffffffffffw	since
hdefgfffdgfffw	code
hdefgffffffdfc	였습니
hdfedeefgefegw	mr
hdfefdeeggedfc	まし
hdfefefgfefffw	cover
hdffdffgfeffft	say	ok	mark,
hdffeeefggfdhw	message
hdffeegfffffft	you	mark,	stop
hdffeeieffffffx	li
hdffefehfffefw	überweisung
hdffeffffffffw	nach
hdffffeffgfffw	label
hdfffffffffeffw	out
hdfffffffffffw	imports
hdfffffffffffw	stash
hdfffffffffffw	zwei
hdffffffffgffw	konta
hdffgfegfffdfw	well
hdffgffffffdfc	였습
hdffgffffffffw	памяти
hdffhffffefefw	su
hdffhffffffefw	drei
hdfgffffdffffw	babysitter
hdfgffffeffefw	where
hdfgfffffffffce	갱신
hdfidffefdfdgw	to
hdgdgeffeefefw	del
hdgeefgeeefeet	mark,	speaker	stop
hdgfffegfefefw	patch
hdggffeffffffw	video
hdghddefdeegdw	so
hdhdedefegebeff	you	speaker
hdhedefficffft	say	speaker	done
hdheeffgfffefw	ne
hdhfdffffffdfw	regression
hdieffffebfgft	speaker	earlier	stop
hdmZbeedeefdfff	aux	i
hdobYabZbYdYdf	gone
heableeeedeeeb	good	speaker
hebTbmadigYQhf	now
hebaahhaciclab	trouble	stop
hebcidcfgefeft	i	if	aux
hebeeiffffffft	fail	mark,	i
hebfefffjffffb	correct	trouble
hecfeffffefhfw	caused
hecfefiffffffw	iade
hecfgfefeefefff	done	mark;
hecgdffhfefffc	았습니
hecgeheffffdft	trouble	cell	cell
hecibfdigefffs	not	but
hedakfWhddZecf	mark,
hedchfffffffft	i	done	speaker
hedchfffhffeft	mark:	not	stop
hededjeheffcfb	i	say
hedehefffffeew	uçuş
hedfdgffdefifw	account
hedfffgffffeec	가해
hedffgfffffffw	nu
hedfggeffffffw	eu
hedgeehffefgft	speaker	speaker	stop
hedgefehfefffc	았습
hedgeffffffffw	subscription
heedgffgfffffw	receipt
heeedfeffgfffw	já
heeeehfffffefw	remaining
heeeeideffgeew	also
heeefffffffffw	mentions
heeefffffffffw	remote
heeefffffgfefw	noted
heeegefffffdefw	lot
heefdffeffffft	but	now	done
heefeffefifdew	note
heefeffffeffffw	wrote
heefeffffffefw	jetzt
heefefffffffft	done	open	stop
heefeffffffffw	pagination
heefeffffffffw	slide
heefeffffffffw	wake
heefeggeedfdew	folder
heefehgeefgdfw	failing
heefffeefffffw	arranged
heeffffffffdfc	으로
heeffffffffefw	domain
heeffffffffefw	obsolete
heeffffffffefw	voo
heeffffffffffc	支付
heefffffffffffw	just
heefffffffffft	you	trouble	stop
heeffffffffffw	ao
heeffffffffffw	issued
heefffgefffffw	forwarded
heefffgfffffft	done	earlier	stop
heeffgfffffeft	mark,	greet	fail
heefgffffdffft	done	speaker	mark,
heefgffffeffffw	rent
heefgffffffdffw	c'
heefgffffffdfw	и
heefgfffffffft	done	trouble	of
heegdeffggebew	as
heegefdffgffew	die
heegefeffffefw	merged
heegfddfcdchal	cell
heehbffeffffft	open	speaker	stop
heehdeeffffefw	rekening
heeheebefffffb	done	deliberate
heeheefefeffet	now	only	done
hefceehfffffft	of	done	stop
hefchffffffffw	formatted
hefdgfffeefeft	mark,	open	speaker
hefdghdefffefw	draft
hefeeeggfffffc	계약
hefefdhffffefw	class
hefefffffffffw	declined
hefefffffffffw	lasciato
hefefffffffffw	repo
hefegffffffffw	proofread
heffdefgfffgfw	stored
heffdffffffffw	im
heffdffffgfffw	betaald
heffdffffgfffw	bezahlt
heffeffffefffw	sorted
heffeffffffefc	压缩
heffeffffffffce	ですが
heffefffffffffw	ran
heffeffffffffw	apagada
heffeffffffffw	edildi
heffeffffffffw	upgraded
heffeffffffffw	vacuum
heffeffffffgfw	seats
heffeffffhfcft	mark,	say	speaker
heffefgffefeft	trouble	say	stop
hefffefffffffc	를보
hefffefffffffc	보냈
hefffeffffffffw	step
hefffehfeffffw	role
heffffeffffefw	deactivated
heffffffeffffc	書を
hefffffffefffc	了一
hefffffffefffw	care
hefffffffefffw	mailed
hefffffffefffw	quarterly
hefffffffefffw	typo
hefffffffffdfc	열두
hefffffffffeffw	set
hefffffffffefw	archived
hefffffffffefw	zlecony
hefffffffffefw	zwrot
hefffffffffffce	みです
heffffffffffffw	new
heffffffffffffw	old
heffffffffffft	done	done	done
hefffffffffffw	dependencias
hefffffffffffw	dependency
hefffffffffffw	licht
hefffffffffffw	luz
hefffffffffffw	marta
hefffffffffffw	salvato
hefffffffffffw	url
hefffffgeffffw	midnight
heffffgffffefw	older
hefffgfefefffc	一遍
hefffgfffffffw	minimal
heffhffeeffeft	describe	be	but
hegZcbefbmdZbb	speaker	mark,
hegeeffffffdfc	요일
hegeeffffffhffw	het
hegfdffffffffw	pdf
heggdefeeeffew	error
heggefdffffefw	contacts
hehbiddceffeft	mark,	if	aux
hehcgfffeffffw	network
hehdeffffffefw	node
heideeeffffdfw	batch
heifdffffeffft	done	mark,	all
hejfdehffffaft	trouble	fail	trouble
helbXhcbceeaeb	i	ok
hfWacYcmcbdZcff	i	describe
hfagcblbeggacfx	do
hfbbcfgaeefdis	plan	ok
hfbeiffffffffw	eksik
hfbgegegedgefw	je
hfcfdeeeehfdfs	say	verify
hfdfeeegedgegfw	je
hfdfeegffefffw	reverted
hfdfeffffeffffw	reverted
hfdfeffffffffw	docker
hfdffffffefffc	잡았습
hfdffffffffffw	invites
hfedfffffgffft	of	speaker	mark,
hfeedhfefefffw	split
hfeeegfefdfhfw	minutes
hfeeffeheffefw	gone
hfeefgfffffffw	auf
hfefdehfedffft	trouble	describe	stop
hfefdfeffefdffw	both
hfefdffgffffft	done	ok	mark;
hfefeeffggfefw	march
hfefefffeffhfw	five
hfefeffffffefc	十二
hfefeffffffeffw	added
hfefefgffffffw	naar
hfefefgffffffw	rather
hfefeheefffefw	add
hfeffefffffdew	до
hfefffeffffgfw	library
hfeffffffefeffw	alle
hfeffffffffdfc	枚に
hfeffffffffefc	ライ
hfeffffffffeffw	habe
hfeffffffffefw	poussé
hfeffffffffffc	ッシ
hfeffffffffffc	ッシュ
hfeffffffffffc	原因
hfeffffffffffc	直し
hfeffffffffffc	완료
hfeffffffffffw	favour
hfeffffffffffw	lisbon
hfeffffffffffw	nightly
hfeffffffffffw	sensor
hfefffffffffgc	しまし
hfefffffgffffw	ai
hfeffgeffffffw	album
hfefgfeffegfdw	return
hffcjbcbbbdhdb	done	say
hffdeefecfggfs	trouble	say
hffdefffffffft	fail	fail	mark,
hffedecefdjffb	ask	if
hffedfhffffeft	describe	plan	stop
hffeedhfeeedefw	that
hffeeffffffffw	klaar
hffefeeefffgfw	june
hffeffffffffft	mark,	done	speaker
hffegfdffffeffw	three
hfffcfffffffft	i	done	all
hfffdffefffffw	hat
hfffdffffffffc	三个
hfffdfffffffft	but	i	aux
hfffdffffffffw	liberty
hfffefeeffffffw	der
hfffeffeffffffw	got
hfffeffffffefw	gepusht
hfffeffffffefw	pulled
hfffeffffffffw	async
hfffeffffffffw	carpeta
hfffeffffffffw	mardi
hfffeffffffffw	merging
hfffeffffffffw	recibo
hfffeffffffffw	systemd
hfffeffffffffw	view
hfffeffffffffw	запушил
hfffefgffffefw	ever
hffffefffffffw	drafted
hffffefffffffw	uploaded
hffffffegffffw	allergic
hffffffffefffw	только
hffffffffffffc	お客様
hffffffffffffc	客様
hffffffffffffw	legacy
hffffffffffffw	obsoletas
hffffffffffffw	unsubscribed
hfffgfffefffew	applied
hffgeffffefffw	comments
hffgeffffefffw	sleep
hffgeffffffefw	steht
hffhddefeefgffw	die
hfgdfffffffffw	spam
hfgedgeeeefgew	just
hfgffgfgZdbdhend	
hfhfdeeeeefegw	ma
hfieadcddaefeb	done	code
hfiefefdfefeew	coffee
hfkcabfceeedes	fail	if
hfmgXffXcZdZcb	fail	mark,
hgbajYedfbiWhb	ok	greet
hgcefeeghffcfw	c'
hgcefffffhffft	without	none	stop
hgcffffffffffw	quebrando
hgddbeheedfgew	both
hgdedgeeehfefw	longer
hgdefffffefeew	state
hgdffcgdeefffw	your
hgdgffgdeeefew	o
hgedffjbeffefw	enough
hgedgefeffffew	plan
hgefeggdadfdhw	for
hgfeefeeeefffs	done	without
hgffdfffeefeft	i	done	trouble
hgffeffffefefw	dashboard
hgfgeegefffcfw	index
hggdhefdebedes	verify	fail
hggfefffdefefw	service
hhceefgdeffgfw	more
hhcffffffffffw	controllo
hhddbdeeeeeedb	good	ok
hhddfeeefffffw	closes
hhdedeefeefdft	be	ok	mark,
hhdfcfffeefeft	mark;	i	done
hhdfeegfeefcfw	order
hheedeehfdffft	done	you	stop
hhefdfgffefbft	describe	ok	stop
hhefeefefffefw	charge
hhefeeffgffbfw	six
hhfbgfefefffft	done	you	mark,
hhfeeefefeecfw	mehr
hhffdfffeffefw	under
hhjbdedeeefdfb	ok	not
hiZeXdhfdeeheb	trouble	say
hiZehdeegefffw	failed
hibbcbcddcdlcb	mark:	mark,
hiccceadceejes	trouble	plan
hicfdgfcefehdw	in
hicfeeeffefeew	sono
hidcaeegehfees	open	ok
hidddffdedfffs	not	gone
hidebffefdfdfb	cell	ratio=
hifXgbhdebdYcb	without	stop
higbfccdhbdcbb	describe	ok
hiiYhcagagebbb	mark,	aux
hijWdbagZgcVbu	gone
hiodZUdbbZdfcf	fail
hjYaUbcccacbil	good
hjbcfffeeefefw	ci
hjcbkdYccZeZdb	ok	fail
hjeZbbgacfdkgu	trouble
hkXYbcXflieYdb	aux	ok
hkXhaededcedeff	not	describe
hkdeXeedecfdfpol	+++
hkjbZcdceZeZdb	speaker	now
hlYceeceejfdeb	without	none
hmZZgaZccZcXjff	you	be
iVVtXZYZbcdbdu	deliberate
iVZkledddbdecl	speaker
iVdhkcagdYeedff	fail	trouble
iWYckecbddedepol	++
iWZdYedddceleff	done	describe
iWcRniZjiZdVYb	mark,	not
iWceYhjdcdeldb	now	only
iXaYcZldcfdabff	speaker	you
iXbkceecddfedb	open	ok
iXeboccbcfeZdpols	+-
iYaffZdYmhZidb	mark,	be
iYbacnbaedeZeb	cell	plan
iYfZkidZgdebct	mark,	not	stop
iYlideefeefWeb	trouble	code
iZXYqbbbcbdZcfx	nd
iZZZcZZcdaccrb	trouble	trouble
iZaakceccjeWdb	done	trouble
iZbebcdkdcgjeb	ask	be
iZgVfhZjYdgceb	mark,	if
iZhdediddefeeb	of	done
iZjebeeeddedeb	earlier	done
iaXnZdeeddebeb	done	rest
iaZhgeecgeeceb	mark:	not
iabcgcXncdeaepol	=~
iadjddcidhdcdb	none	stop
iakdddedeaeddt	now	aux	stop
ibbbdffelefeff	name
ibcdeeeffdfjdb	arrow	code
ibcjcddddZebeff	fail	aux
ibdeieeefefdft	of	ok	stop
ibdfeffffifffs	say	without
ibdfeifffffefw	feature
ibdkebccdefget	describe	mark,	stop
ibeedffgiefbft	describe	be	done
ibefhffeedffft	done	aux	fail
ibffefegeffffs	open	not
ibgfedeiefecew	off
ibifaeffeffefs	fail	still
ibleZjbgeceXeb	all	trouble
ibmddeeffefXeff	trouble	code
icaehehabeckXu	arrow
icbdkegfeefffw	missing
iccehkdcfefeefx	ay
icdhhcdehfecdw	from
icedefhffffgfw	hours
iceebccdldedes	isaid	ok
iceebfeeeeiffb	ask	done
iceedeZeffflffx	ет
iceegefggffefw	went
iceeifeddefefb	be	but
icefeeggfdfefw	filed
icefefffeffhfw	own
icefeffffefffw	instead
icegeffffffffce	更新
icffeffffffefw	und
icffeffffffffw	images
icfffffffffffw	abonnement
icfgefcifefcfw	zijn
icgeefffeffffw	seat
icgffegefefefw	asked
ichfeffffffefw	than
ickdcddebefeet	mark,	aux	stop
icldebceffedes	done	trouble
idYmYiifedZRdb	you	stop
idZjbhgZchfafu	you
idbeefefeefhft	aux	trouble	stop
idbfdfffkffeffx	ón
idceceeeehfefs	done	quotation
idcfdefgeefift	mark,	ask	be
iddcchceddiddb	be	you
idddbZfdeeekeb	if	trouble
iddddeeejcefes	isaid	say
iddeeffeeffhfw	taken
iddeeffffffeffw	blocked
iddeehefffffft	done	of	stop
iddefffffffefw	zit
idedeehgfcfeew	number
ideefeeefgfdec	ました
ideefffeffffft	not	aux	open
idefeffffffffw	swapped
ideffffffffdfw	between
idefgffeffffffx	йс
ideheeeeffffft	you	mark,	greet
ideheffffffeffx	rk
idfdffffffffffw	di
idfecgfeeffeew	friday
idfeeffffgfffw	deleted
idffdfffffffft	done	all	of
idffeeeegfffes	ok	isaid
idffeffffffefw	pool
idffefffffffffw	clean
idffeffffffffw	durch
idfffefffefefc	女士
idffffeeeffhfw	drive
idfffffeffffft	mark,	greet	mark,
idffffffffffft	done	mark:	mark,
idfhZccjbfdfeb	not	none
idgdfeeeggedec	した
idgefffffffffw	text
idgfdeefefffet	mark,	greet	be
idgfegeffffffw	für
idhcafffffffft	i	done	fail
idheeeeefefefw	bucket
idheeeefeffcfw	blocked
idiceheeeffdet	greet	speaker	stop
idkeaddeedfYeff	all	trouble
ieXaleihcbeaeb	done	mark,
ieZfdfeffkffft	fail	trouble	done
ieadgebiedfeft	mark,	done	stop
ieafeffgfffhfw	crash
ieajdefgdeeeew	been
iebedeejfefefb	done	paren
iebeefegeifffb	verify	done
iebfkZcZaZdbbff	i	done
iebidfffffffet	fail	you	mark,
iecedjegecfdfff	i	say
iecidecdefffft	if	aux	fail
ieddffeegfffft	done	mark,	not
iedeffgefefffw	lock
iedegffffefffw	corrected
iedfefffffffft	i	done	done
iedffffffffefw	został
iedheicgdceaew	now
ieeedffffffeft	aux	done	of
ieeeeegdefgfew	on
ieeeefegfeffet	aux	done	you
ieeefdgffffffw	contrat
ieeefedeeffeft	speaker	plan	stop
ieeefffffeffft	code	mark,	fail
ieeegefffffdew	lot
ieeegfdfeefeft	aux	done	all
ieeegffffffefw	clean
ieefcfgffffgfw	deux
ieefdfffefffft	greet	i	done
ieefefffeeffft	be	aux	mark,
ieefefffeffeec	到了
ieefeffffefefw	transferred
ieefeffffffeffw	newsletter
ieefeffffffefw	kids
ieefeffffffefw	weekend
ieefefffffffet	done	you	trouble
ieefegefeffeffw	after
ieeffffedfffft	speaker	mark,	not
ieeffffffefffw	created
ieeffffffffeffw	commit
ieeffffffffffce	완료
ieeffgefeefffw	put
iefcdfffffffgw	açık
iefcfegffefgfw	het
iefeefeffcfgfw	board
iefeffeffdfffw	circulated
ieffdffffffffw	liegt
ieffdfffgeffft	done	mark;	be
ieffeffffdfeffw	printed
ieffeffffdfefw	printed
ieffeffffffeffx	ew
ieffefffffffft	say	speaker	say
iegeefffdffefw	gave
iegefeeecdfeet	fail	done	stop
iegfcffffffeft	done	trouble	mark,
ieieeeefdffffff	correct	sorry
ifbigdbcgeefew	were
ifcefffffefffw	filled
ifcfeffffffffw	firing
ifcffffffefffw	translations
ifchghebddjceb	fail	verify
ifdcdeeidefeft	mark,	not	none
ifdddfffffffft	you	open	stop
ifdeefffffgffw	ahead
ifdefffffefefw	during
ifdfcfffffffft	done	of	mark,
ifdfefffffffffw	fixed
ifdfefgffffffw	scheduler
ifdffffffefefc	您的
ifdffffffefffc	잡았
ifeeeedefffffw	requested
ifefbfffeefgfw	un
ifefeffffffefw	added
iffcfffffffffw	quarantined
iffcfffffffffw	recipient
iffdfeeffffffw	silenced
iffedffffffffw	wypchnięte
iffeeeaefffift	if	trouble	stop
ifffdddhedefffw	de
ifffedeeeefgew	à
ifffedefeffefw	shared
ifffffegfcffft	speaker	done	done
ifhfcdeffgfffw	past
ifldfZaafZdXcb	aux	fail
igaefdceieeedw	iki
igbgdheeeddeft	done	speaker	stop
igbhededeefeft	aux	done	ok
igcfdfehfffffw	broken
igddffeefffdew	d'
igeebeeeeeeees	good	ok
ihdcfffffffffw	attachment
ihddefedfffcft	ok	plan	stop
ihedeffffffdfw	newsletter
ihfcefeefefffw	double
ihjaZedfdeeYcb	trouble	not
iicceefefefgfw	en
iidbeffeefffdt	open	mark,	greet
iidfdeeefefcet	cell	name	cell
iiebgddddeehfw	and
iigdZbZcddegjb	trouble	speaker
iihceVVdcdcjafx	ur
iiigYcUTciajab	if	stop
ijZbWcdddbdcaff	good	
ijaWlVYXddcihb	plan	heading
ijbdeededdfdfs	not	trouble
ijbeeedifefcft	describe	aux	you
ijefafgfedfeft	ok	still	stop
ilZbaehbbceWef	earlier
imbcbcbcdcfYdb	be	be
imedbdfebbebeb	ok	still
jWXbZcdbcoedeb	now	done
jWiiabdhjXcdcb	earlier	stop
jXYdjcgeebeheb	some	stop
jXifbgcdeeedeb	open	of
jYVYWWYayZdXcu	isaid
jYYblbeeedeZbfx	uş
jYZjaeeeejfdeb	done	greet
jYaZcnaZedeYeb	plan	cell
jYahcadbeeemcfx	ja
jYhcbfgfddeakfx	ht
jYiYYaXgcjdkdb	of	speaker
jZZgUjejkbdacb	mark,	i
jZZghdcddcedeff	open	done
jZceefffkefdffx	ат
jZhZfYabZhdgbb	mark,	trouble
jZlZdeeeeefdefx	ие
jaYbidfeddeheb	aux	trouble
jabhebZjekeabb	aux	done
jadbZZYadjdkeff	of	speaker
jafeeeeheffffs	not	verify
jafhfdfeddedet	aux	fail	stop
jagghbZalbecdb	i	aux
jbWZlbZcgdedeb	i	if
jbbaddelecfeefx	ко
jbbekedeeefdefx	ft
jbcffldcebedeff	speaker	heading
jbeebejeeefeet	done	mark,	stop
jbefdfdhgfffeb	aux	verify
jbemlWXShbcecb	if	aux
jbfffffffffefw	plugged
jbgeeeegeefefs	trouble	verify
jbghfYagihdbbu	aux
jbhdecddfgecdce	した
jbhgfgefddebew	out
jbjaSlYceZbigb	speaker	stop
jcZceeegejfefb	done	now
jcbebeeeidfhefx	ps
jcccVdeichckdfx	te
jcceXeendefeefx	ki
jccebcedeeedjb	greet	greet
jcdeeffffffdfw	revoked
jcdfceeeeegdib	of	heading
jcdgeffffffdfw	verwijderd
jceeeceefdfeece	女士
jceeeffffgfffw	alle
jceehfgcgdgbew	do
jcefgeffeefefs	rest	ok
jcfdacddfhecdce	ました
jcfffffffefeft	code	aux	done
jcffffffffffffw	abonnement
jdXcidcddbebeff	done	ok
jdbqdbZZbcaYcf	open
jdcefehdfefees	but	trouble
jdcfeeeffgfdfw	тебя
jdcfgffffefefw	replaced
jdcgggecdehdes	fail	verify
jddadcgdfgeces	say	if
jdddeffffeffft	aux	done	done
jddeefffeefdfw	ist
jddefidebfeffb	plan	you
jdeccffffffefw	pushladım
jdeeecjffffeffx	im
jdefeeegeefcec	어요
jdfgeffffffefw	para
jdgdeeffdegeew	le
jdgfcffffffdfw	took
jdggbdjceedbew	na
jeYbgcfgcdedeb	gone	mark,
jeZhcddfceecdb	ok	open
jeaYhdghdeeees	verify	done
jeaebedeecfhjff	trouble	speaker
jeaefdjbddeddb	but	trouble
jebdfcdccddchff	ok	greet
jecdffefeefdfw	pr
jeceeefeehfdes	done	gone
jeceeehefffdfw	stale
jecefeeefefffw	maintenance
jedcjdaeddebefx	ee
jedefefffffdew	poniedziałek
jedffffffffeft	aux	done	code
jeecdedefffefw	duplicate
jeeeefffeffffb	isaid	earlier
jeefedeffffdfc	完毕
jeefeeeefegfew	window
jeefefeffffffw	ordered
jeefefffdefeft	mark,	all	stop
jefbeffffffefw	dejé
jefceffffffefw	doce
jefddeeeheffft	you	aux	done
jeffcffffffffw	pour
jegecffeefffft	not	mark,	done
jekcbeiefefbfb	be	only
jfYkWgmWjVZUdb	mark,	stop
jfbfefffffffft	done	fail	code
jfbfeffffgfffw	runbook
jfcfeffffefffw	section
jfcfefffffffffw	took
jfdgeeeeeaeehfx	rn
jfecefffffffft	done	speaker	done
jfefeffffefeffx	un
jffbfffffffffw	queued
jffbgffefffffw	song
jfhfdfffbffffb	mark;	fail
jgXYadjaZidgab	be	aux
jgXaXZnadadXffx	th
jgbdceefecfcfs	gone	done
jgbiidXbfdecet	if	aux	done
jgceadedgegdbfx	ke
jgddadeeeeeedff	good	ok
jghbddhbbedgds	ok	plan
jhaagddhcdedfb	mark;	i
jhbbcfededfefneg	gone
jhdckbbcegedepol1	+
jhfedehfaZdfbu	of
jiYbYZcccZcZplen	2
jiZcbZdcaadlab	trouble	describe
jidddebfedfees	fail	without
jiedaggceffdfb	describe	plan
jjYhYbeiddeZeb	all	of
jjcbafcddgaicext	all
jjffbbiXedeYes	ok	done
jkXcXcdddbebeff	done	speaker
jkYdZgYjakdXbu	now
jkZebeedegfZfb	trouble	now
jlcacYbbddecjff	plan	heading
kVmkkZZZdbdXbfx	an
kWVZYbbcbbcWnff	aux	stop
kXZeieeegjfcfb	verify	all
kXadbdddmdebeb	isaid	mark,
kXijaaadZaeXdb	fail	you
kYZcnedddWebeff	done	say
kYgjbcdcebeXeb	done	cell
kYhYebcehedacb	speaker	done
kZYclcacdcedeb	of	ok
kZaedeeeciddeb	ask	aux
kZaiZeideefbeb	you	open
kZfgdcddcieccff	speaker	mark:
kZheZccgbegedb	greet	be
kaYdccceldfcefx	am
kacdcddgedekffx	lo
kacdgfedeffcft	done	mark,	be
kachfefeeefefs	rest	done
kadedfffheffft	mark,	i	done
kagfWXZcaYcfll	trouble
kagfZedbdeeheff	speaker	aux
kaheXcgccieces	fail	done
kaigicbabcedeff	i	aux
kajfbfefeefafb	now	describe
kbZbddjbcdeceb	speaker	plan
kbadideeedfeet	done	done	stop
kbbieeedeegaefx	но
kbddZdhhegibeb	be	speaker
kbdffffffffefw	s3
kbdleebfcYhUffx	nt
kbebbjedgZeeeb	mark:	done
kbfdddciededeb	now	be
kbfhbedabcdmau	code
kbihadcdcdecds	done	plan
kccdfddgeiebeb	done	gone
kccicdgdedfedb	only	done
kcdcieeeeefdeb	arrow	done
kcdcieeeeefdeff	arrow	done
kcefceeedeedel	ask
kcefecefeefdft	done	mark:	describe
kcfYcgXjhYdadb	mark,	done
kcfhdbbgbidWcb	done	ok
kcflegWjcacVcf	i
kdYieddfeefefff	fail	you
kdcdefeffffeew	commit
kdcedcdehefdgb	stop	mark,
kddcefZdefeceff	plan	done
kddecfeedfffeb	greet	i
kddecfefeefcft	now	mark,	not
kddeeceffefcece	完毕
kddfdffffffgfb	num	num
kddhbechbdfeeb	say	done
kdeaUbbhfadibb	done	describe
kdedfeefdefdft	fail	you	stop
kdeeeecfeefeft	done	all	stop
keZcXdbdecefeff	of	ok
kecedffeefffft	i	done	of
kechdbdfdidbcb	done	stop
kedddffegeffft	aux	done	fail
kedecefffefdft	cell	cell	done
kedeeffffeffft	name	cell	done
kedfcfffebfhgfx	gs
keebedbdfhfeft	done	if	stop
keeebfffeffefff	done	ratio<
keeeefffedfefb	code	code
keeefdeedfffft	done	ok	plan
keefdffffffdfw	sur
keefefffdcffft	say	done	stop
kefffffffbffffx	mo
kfcddeededeedff	good	done
kgaeeeeeeffefb	earlier	be
kgccjYbZcZdbhb	i	done
kgdcZcfgcZciab	cell	cell
kgdcZhcghfeagw	's
khYYjZchjbdWafx	it
khbaYambaWdbZl	aux
khbedeedddeeeb	i	now
khbhYhbhadbgZb	now	stop
khddXcddddeidb	mark,	num
kheeeadecfeees	isaid	plan
khhafcYabbdUeff	be	ok
kiccacbddfeZcff	say	mark,
kifeYbhebeegeb	mark,	of
kigabicZbabadb	done	speaker
klXdbhadgYcfYext	one
knSWnYbbcacYeu	good
lVcfnaddeeddZk	box
lXYajededaeYeff	done	trouble
lXeebedeieedeff	isaid	mark,
lXiYgddfbWeadff	aux	done
lXiaYccbcaeaepol	-+
lYUlYXhcdidadb	done	if
lYYabYbccabYkf	
lYadebcddhfZdb	all	aux
lYbfibaidchedb	heading	done
lYeYXajhiaeWifx	at
lYghZdbddcedeff	fail	be
lZZacZbccbbZjff		
lZZaheefecfefb	trouble	you
lZclefeeedfcfb	code	aux
laZkZcabdeedef	deliberate
laagZedddeeeeb	done	open
lacdbkdcdcfefff	mark,	done
lafjceeeedeXeb	of	code
lbcbeffefffefff	of	num
lbcdcedheeeadce	어요
lbcddddeedkeeb	aux	speaker
lbddeeeeeeecefx	di
lbfeceefeefbefx	ot
lbhedgeeeefaeb	greet	fail
lccdgeceeeeceb	of	ratio<
lcchdefefceeefx	og
lcdeeeffeafeffx	po
lcdhfedecceceff	describe	be
lcefjccfdhdacu	done
lcgcTiSWVSUjXff	stop	
ldZgdedfeefbefx	ek
ldceeffffefbffx	be
ldcgcefefefdft	cell	done	cell
leXdalbeccecal	describe
leacZbmgedeaeb	of	trouble
leefefffcffffff	isaid	earlier
lfYfgcddeddYdff	cell	name
lfaeeZighibTYlen	35
lfbccdedededdb	good	done
lfcdeffeeeffft	i	aux	done
lgfcfbbceheedpol	+
lhbfaeeddeebdb	mark,	name
lhecdbadfgdedpoll	+
lhfcfbbcegeedpols	+
lhfebecedefbfb	fail	code
liZcbbeeeddZcfx	my
liZfecddecdYcb	cell	name
liccdYacgdebeff	isaid	speaker
ljhZbaeZZdcgcb	ok	plan
lkYZicbdddeabb	be	of
mYZcZdcddiedeb	done	name
mYaecZfddheacfx	la
mYdddcccfeedgfx	ep
mZXZXXYZsZcYcf	isaid
mZYWjedieeeeefx	ım
mZcdclcddbeYdb	code	mark,
mZdZgeecdefeeff	mark,	open
mZhZYedbiceieff	mark,	be
mZhjcjcbabbhVitem	bullet
maZegeefeefbes	good	trouble
madYlccccdecdff	aux	mark,
madedfdfdefcht	mark,	be	stop
maecidcddeeaeb	aux	of
maibccbdZYeadb	fail	done
mbcdeeeefeebet	name	cell	cell
mbdaafedgceeeb	be	heading
mbeecfffedfedfx	yi
mbiXYcfbcdebeff	if	aux
mcYhcdjdeeeedfx	ok
mcZfYoXYaabXYb	i	stop
mccZiecdeefdfff	done	you
mchbddeeeefcfff	fail	fail
mdcdbfffdefdfff	done	mark:
mddagfidgdfcYlen	20
mdedgefedceces	done	done
mdfZTiSWVSUjaf	stop
mebbacZcdZeieb	name	stop
meeecfeeeXfffb	done	quotation
mfbbZfeeeefcfb	of	num
mfidZadcdXdWcb	name	cell
mghcXadhZaZYkb	mark,	all
mhaeddeeecfbft	mark,	trouble	stop
mhcedeeeeefYft	done	describe	stop
mmUWlZbbcacYYf	good
nRdddccehchnhfx	ch
nSXhVbcbbddacff	open	stop
nYXZbXaccaaYjl	
nYZlbeZbccdXdb	mark:	stop
nYfcccceccfbeb	stop	trouble
nYhdbYdegdeeeb	mark:	describe
nacfceffeefcfff	done	all
nbahaddddaebdb	aux	say
nbbefeeeeeedes	good	done
nbbhbeeeedfdeff	done	done
nbdcifeedcfbeff	trouble	aux
nbgbeZXceeeaefx	ye
ncZdeeefedfbfff	code	mark,
ncbecfeefdfeeb	name	done
ncegbffeecfffb	heading	aux
ndacXchddceaeb	ok	done
ndceffededfedb	you	trouble
ndejZeeeedfVfff	ok	be
nediZeciddgWeb	ok	be
nfWYicaacZebeff	done	mark,
nhbccXabfddaeb	isaid	speaker
nidcededeXebfb	describe	if
nigYZZXagecabu	name
njZeYccbdieceb	earlier	mark,
oWVWlbdhjZdacb	aux	mark,
oXcfaebdeeedfb	deliberate	stop
oXdibeeeeeedfb	mark,	deliberate
oXgdackdedeadfx	to
oYaeZdefedeZdff	good	trouble
oZbeedeeeXeceb	now	say
oaZcdcefeeeacfx	zi
oaZcefdeeeeXcfx	iz
oaaceebddcfbeb	done	all
odaeceefedfdfff	fail	done
odbeeffffefdfff	done	code
okWZacgidbgXdb	aux	you
pVchXciccaeceb	fail	be
pWYegcdeddeYdb	good	trouble
pWfZdbbddbdacff	you	aux
pXcgceeffdfceb	code	done
pXfZabachadabb	you	aux
pbhbfZeaYWeYif	aux
pgYZbcZhdZebcb	done	you
qWXhccddeaeZeb	cell	done
qYYcddddeZeZcb	you	now
qabebefefeeeeff	done	
qdfZkabbcZdcdf	done
rNWYegdkcXdZgl	done
rWVbeicccceYeb	done	of
sYXaYgbbibcVYfx	em
sYXbZYdeddeVbfx	ил
tWUfgaffdYecdb	done	done
uTZbYZcdbfeYeb	done	mark:
uhUZWbcbcZdacff	done	stop`;
