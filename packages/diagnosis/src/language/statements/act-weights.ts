// Written by bench/statements/write-weights.ts. One digit per act, then the feature.
export const BIAS: readonly number[] = [7, 7, 6, 2, 0, 1, 0, -3, -8, -7, -7, 3, -2];
// biome-ignore format: data
export const ROWS = `PfVjZijcckZUTff	you	stop
QnUefXZfZlaYnf	heading
RRifqTWjdYZTVpolc	
RVfeqigZaedYcb	speaker	fail
RokbabaicYefbff	trouble	be
SRVpnZaabbciXu	box0
SgfahbddeXdocb	describe	trouble
SjocZdddddeYdff	aux	fail
SkaiiffWWYafYf	only
SrZfYagfaZdgZb	mark,	now
TUfcZnZaaXaikl	mark:
TdUYxabbfddTcu	except
Tfcckahlbeddab	ok	mark,
TgdajgdYeYoUYb	ask	stop
ThnhYbZWZWdXdf	none
TimZWdZibjdUbb	gone	stop
TnabbacedZhecff	you	describe
UVfcthfaYbjdcu	some
UVinfaaaXbdhbpols	-o
UVmiWZYlaZdjcb	i	not
UVrYnZcccbdVbu	bad
Ucceqeeeeeeaeb	ratio<	done
Ucmbldfegbcacb	fail	stop
Uejkbabghcdbdneg	done
UfdXeSsebcdXcu	would
UfoYXYgajcdYdneg	ok
UgleanZhZZcacb	i	be
UgpYWYkcabdUbff	fail	stop
Uhmcjaddcbdfbf	num
UiaZXbfcbehqdb	describe	describe
UieXheadaladjb	all	ok
UimTmdbbbdecdb	fail	open
UjbdkedcgZecepol	+=
UjkfnZgYeWgXYu	still
UkbafWfeZhhicb	speaker	ok
UkodZVVaYZbcYf	still
UmXcZcacbiekdff	speaker	describe
UqXZTabZaadjbff	ok	stop
VThWqYiajbaYab	mark,	still
VWZjuedecceaef	some
VXVZYbcddbcWwfirst	#
VXdichjjdbdZdpols	-~
VXjijbgfbcdcdb	but	stop
VXuddccdcceXepol	--
VYfUZXXb0ZcVYu	correct
VZYYeglXdcdldb	if	you
VZmXceebfoeceb	say	aux
VajajZgcjifVdb	be	fail
VbXZcndodaebdb	i	speaker
Vbarcabcddedeb	i	deliberate
Vbbcccdddccbplen	1
VdRskWYcabdYau	yet
VeUggZbkjcdbeb	not	done
VeedndZmgZcWau	but
Vembebgaabdjdb	ok	describe
ViWcjcccdZejcb	cell	ok
Vielfbggfddceb	speaker	be
VjXcccbccadqab	aux	describe
VjYXfUsUbcaScb	should	stop
Vmlgaiceedeccl	verify
VneefahfcceVZb	be	ok
VtZcadedcaeXdb	mark:	ok
WTZaucdZdeeaepolc	+
WWYVhbUaYXWY0f	greet
WWZhijbccddcll	open
WXcZdcdddrcZZl	quotation
WXjWipaZZcjYcu	offer
WXrXYYaaqadYbu	sorry
WYVXmYalgbdZbff	mark,	not
WYdpZbdiZeecbb	i	open
WZhbWbbasbdYbff	sorry	mark,
WZhodbbbcdeYdpol	-o
WZjXVabdrbdYbf	sorry
WaXaebdeeadrbff	code	stop
Waaeibbedeendff	trouble	describe
Wasbabcedefafff	fail	mark,
WcUaumXcaacPXk	number
WdYhneeggdfefs	done	but
WeYWnbbpddeddb	mark,	but
Webemddcddeddb	open	yet
Wehbacbdabdmcb	be	describe
WgbWkedddcejmb	trouble	open
Wgcdaekcebelfff	describe	done
WgelackccadYeb	you	fail
WhSmaackbcecdb	none	not
Wheaabcefceldff	mark:	trouble
WiYbbcbdkmdVcf	quotation
Wjmddecdkdfaeb	earlier	trouble
WlZZkZfcdfeWdb	trouble	ok
WlZaZddddkejeff	speaker	trouble
Wmbdbcceceeheff	fail	describe
XUZaaacccbcvYff	describe	stop
XUZkmcccdddbal	box0
XWWvVbccdcdhaf	box0
XWZhcaddekgqeb	describe	speaker
XWdVhbamidcbeb	but	not
XWhmhgfdceegeb	of	mark,
XXWaaXbccbcXuff	greet	stop
XXYZXXgphedgdb	hedge	stop
XXjWfqaVbchXbf	offer
XYaavabcbbdXZf	ratio<
XZaaZUdweddbgu	hedge
XZiZYaccpbdZbb	correct	stop
XacZqddbgcedeb	done	mark;
Xbbddeeeepeceb	speaker	quotation
XbcbYioigddbepol	~~
XbqblcZcXeeaeb	only	fail
Xcboddedeefeeff	i	deliberate
XcdcdZcdeddcpfirst	bold
XdalVpaddcdYdf	rest
Xddeeffffpfefff	say	aux
XeiYjaadckeedb	mark,	fail
Xfaliddecdebdb	yet	stop
XhdkkeachceZdb	aux	not
XiVYZVmgcccccf	would
Xiajbeeeedfcdff	open	all
XicahbkcdifXbb	heading	be
Xidejefeekfaeb	say	now
XieZcUpcccbYcb	would	stop
XirdbdeecdfZeb	fail	mark:
XjZicYccebccml	now
XkQcfWbeXYdsZf	describe
XkkaXlahbacacff	i	be
XkmVXeddceeceff	fail	open
XlZakccXiXeadpols	+=
XmjdkdbXdefdfb	all	i
XncZhhceibedeb	done	verify
XniehedfdceYeb	all	be
XocdcdedddeYeb	fail	earlier
YVXZxaWababeZext	n<m
YVXeYUqfccgicf	should
YVYZwaXabaafYu	ratio<
YVcgmaTlcddjeb	should	describe
YXVWdldddZcmXff	mark:	
YXYbZYphddfceb	if	be
YXaateeddgeYdb	except	stop
YYWYZZabi0cWZu	quotation
YYXbrZbdbcbacff	mark,	still
YYddadddfhefnb	trouble	heading
YYhjZablbdeadff	i	not
YYiZYbcaqbdZab	mark,	correct
YYiZfadcnZeYdb	mark:	fail
YZZaeceedrdaab	mark:	quotation
YZZdkmbcdceXab	only	all
YZZjcajYcdhclb	i	greet
YZbcZafmhcebib	mark,	hedge
YZbnbjcddceddb	open	you
YZeaZahdcajihl	be
YZpdbcdcdaebdff	gone	stop
YaYtZcdZceeddff	i	open
YaahZeqZddeaeb	if	speaker
YaapZddceeecdb	cell	open
YagpYddceeecdb	open	cell
YbZbdgljbdedepol	~-
YbflXcZhbdehib	greet	describe
Ybiaeceeebemdb	mark:	code
Ybkebffedlfefff	done	aux
YbmdYdeccdeidff	ok	describe
YcYbbdedpdedeb	i	correct
YcZdqeeecefefb	mark,	rest
Ycckcdbbdljceb	be	now
YcdWcijXeZbUtb	greet	stop
YcdZaXhscddacf	hedge
Ycdfnfffeefefs	done	except
Ydaebeeeegekeb	ok	say
Ydbdabnicgebepol	~=
Ydkjheeeeefefff	of	done
YdkkiaeifbbZWu	not
Ydodbcdcfeeddb	sorry	stop
Yeaddcpbdceaef	without
Yeaebdjaeeecmb	greet	ok
Yebndfegeffffff	aux	not
YegZgbhjecdadb	not	without
Yfecmecdeefefb	ratio<	if
YfijecafjcdZdb	be	still
Yfjbihdfdcebeb	ok	now
Ygmddcfdeeeaes	plan	trouble
Yhanaecdfdbceb	open	open
Yhhbjafbdeeies	ok	if
YiZbYbehclecdb	ok	i
YibgbccehZbkZb	describe	mark,
Yidcbbddhkedcb	i	mark:
Yiddgaegghfhbu	be
Yiedfabhcbegdff	all	ok
YihfgWfcXYjlZf	be
YijekdkZeXbVab	still	stop
YjZebedboaecab	correct	describe
YjbVjehjaeeeeb	verify	not
YjfhXddjcdebcf	verify
YjichdYbcbdWeff	be	ok
YlfeZbbedgfeeb	trouble	all
Ylgedcdeddeceb	earlier	fail
YmfeiedeedeZeff	all	be
YnUbhccdbdefdff	describe	trouble
YnhWcakeeeeaeb	try	stop
YoZdbabcdZeddb	heading	describe
YohccefedcfZfb	all	describe
YpcdXccjedeaeb	ok	cell
YqaacZgbeeeZeb	ok	if
ZVimfWagciebeb	open	be
ZVkWebbfkoedeb	done	aux
ZWamZaakbeeedff	describe	mark,
ZWbdrddecbeZdf	except
ZWkaZcgghaeleb	not	be
ZXXpeeeeddfdeb	none	aux
ZXZdbXabdbzZdend	?
ZXZgaVZbdczZcu	mark?
ZXgXeaaYrbdYcf	correct
ZXjgZjbfekdYdb	cell	speaker
ZXkkfcaZjZdZeb	be	not
ZYZfbYabdcxadhas	?
ZYaeZeeddoeeefirst	>
ZYajZlbjdedZdb	rest	of
ZYfdamadddfdeb	now	fail
ZYkYabmZacdacff	not	without
ZZXYYcaawceYdb	correct	mark,
ZZYjeddZhkejfb	none	if
ZZZeZeedcoeeeu	mark>
ZZbbkbddeeeldb	cell	verify
ZZbqXdecgeeeepol	oo
ZZcpbddcbdeeeff	not	aux
ZZgXggjZcndadb	you	say
ZZhZmbajYddYcff	ok	mark,
ZZkaZZbapbdYbb	sorry	mark,
ZZlZdVoZddedeb	if	i
ZZldbcXiejeaeb	fail	ok
ZZmmYbicYXheeb	you	done
ZZpfYbcbdeeeeff	i	fail
ZZuaaadddceXbf	bad
ZaTZfQpdgbhfiu	should
Zaaaeobeebgccb	you	i
ZaafhjYibdeadpols	o~
Zacbbdcedpedeff	you	say
Zacccjdocdecepol	~+
Zaddcdhkdeedeff	if	be
ZbYcXcdasdeaeb	correct	mark:
ZbbqdZZceeebeff	open	if
Zbcbdebegbeneb	code	describe
Zbcddbfeeeenfb	if	describe
Zbdbpfeeeefaeb	all	except
Zbdeeeeeenfdeb	say	mark:
Zbdfnffffdfdfb	done	except
Zbgibcbddjeieb	say	describe
Zbhbedeeemebdmasked	all
ZbjjjbjhgVZWUneg	
ZcYmjbbddddYab	be	open
Zcaacpbbddicdff	plan	mark:
Zcadmeeheefefb	done	but
ZccrdbhcZaebhb	mark,	you
Zccreefdeffeeb	deliberate	not
ZcdaXbYqbddcbl	not
Zcdddbhceefkfff	if	describe
Zcdededeemfdeff	say	say
Zcidmaddceebbb	but	only
Zcligcfegcedew	not
ZcnbjbcceeeXdb	fail	cell
ZdZbaddcqeeddb	mark,	isaid
Zdcedeeeoeebes	isaid	correct
Zdddoeadeefces	ratio<	done
Zddemeceeeedeff	of	ratio<
Zdedkiegeffcfb	some	describe
Zdjejcchbdedeff	speaker	be
Zedfmfffeefefb	except	mark,
ZegbkccadieWdff	speaker	ok
Zelehdddgffffb	mark,	sorry
ZfVaabecdhhndb	be	trouble
ZfadcWkdedeoeb	describe	of
ZfellebgaaZYTb	not	stop
ZflbWdibcgejeb	done	be
ZgXkkadgZcedeb	verify	mark,
ZgZeededlceYeff	ok	all
ZgaYaYdfecfjmb	greet	you
Zgbdbchhedeclb	be	greet
Zgbihddcdeeddff	open	yet
ZggbgbbdjVdkbu	dash
ZhYngbgbcdeceb	open	done
ZhZbkedidceeZb	speaker	not
Zhbbdbbbabdobb	num	stop
Zhdhfdfgddefgce	ます
ZhmbebaVkYdfcb	ok	all
ZiWlehYaeefaeb	plan	earlier
Zidckfeedeffft	done	mark,	fail
ZigZbchhdackbff	cell	cell
Ziheffffhffcft	aux	done	say
Zikdeeeffhfdfff	you	speaker
ZjXjYbicbddjcb	still	mark,
ZjZabjkZcZdieb	describe	done
Zjcdieeefeedeff	cell	good
ZjchWfYdabamTf	mark:
ZjdfdcahZnbaaf	speaker
ZjkaYcjbacekdb	ask	describe
Zjlebcedeefefff	ok	now
ZkZkhgaadaeheb	of	be
Zkeiaadddadhbl	code
ZkjjOdfRccaaYf	not
ZlXZbbZdcddjbff	still	mark,
Zlfedddedefceff	earlier	fail
Zmbgcbhddaecdb	code	be
Zmcafbgiehcaab	ok	stop
ZpZedeeeeefaeb	none	trouble
ZpcagaaccacYjff	you	be
ZpcagabacacYlb	you	be
Zpdeadedddeaeff	ok	ok
aWagaYVncddkdb	be	hedge
aWdiibjhhVafXu	only
aXYnaadcdlcZeb	ask	all
aXZcbYZcdcyZdl	mark?
aXbaYmbdcogceff	you	mark,
aXjcZmbdedeaeb	fail	of
aYWXtZZhoWcVcu	mark;
aYaeiccedhekeb	all	all
aYbdddceeeeoeff	describe	of
aYbdmddbmXeaepolc	=
aYbekeeeieebkb	greet	mark:
aYcbeecedbeoeff	code	describe
aYjgTlbddXebeff	speaker	fail
aYjgaacheldYdff	cell	speaker
aZYbbencdedacb	say	not
aZZtbcedddeacb	mark:	open
aZacdceeedccrff	greet	
aZblbbcfjcecdff	mark,	i
aZhbgejceieads	say	not
aZibldededeceb	bad	cell
aZijchZcgdeaepol	-~
aZjgccYedgeakb	hedge	describe
aZkccdaieeedcff	hedge	describe
aZobjcddeeeYdb	cell	fail
aZoeZbdbbdedeb	i	fail
aaWbardYddcadb	offer	stop
aaaeZeeddneeef	mark>
aabcbcaddpdadff	say	be
aadcocddgefdfb	mark,	except
aaeZmbcdefeems	trouble	trouble
aaeZnddeeeeecs	good	box0
aafdfddedkebeb	say	fail
aaldjdeeeefbeb	still	trouble
abZZcrZbddiacb	plan	mark:
abZdXddardebeff	correct	mark:
abZedeeehefmeb	earlier	describe
abbZdrXbeedadff	plan	stop
abbemeeefefees	good	bad
abbhiZYlcdedepol	~o
abeedeodeffffb	if	done
abeeeeodfffffff	if	done
abgjdXedeeekes	fail	plan
abjncfedeffcfb	done	not
abnedcdfeffceff	fail	of
acbdbcpadeedeb	mark,	would
acccbjkjcbeedpol1	~
acceeebeggfmft	be	trouble	stop
acclfeedegfefb	speaker	open
accpdaZceeeceb	open	if
acdccfndeeeZeff	if	you
acdeefefeeflft	aux	describe	trouble
acdodeeeeefdeb	deliberate	open
aceZicckheedes	but	not
acfdkbgdegfdet	speaker	fail	stop
acffaddddnedds	say	trouble
ackggdeeecfefs	fail	say
aclebffffefdft	be	done	fail
adXadWpagidmab	mark,	describe
adaeaaeejkjceb	mark:	be
adcdceeemefeeff	correct	i
adceeeeeemfceff	speaker	quotation
addheefheifefb	say	but
addndeeadefefff	open	mark,
adfdgegefeelft	you	describe	aux
adhegefidefffb	but	aux
adjaeffegifeft	say	aux	done
adlfdffffcffft	speaker	done	fail
adpedeeeeeebeb	fail	paren
aedfjffegfffft	done	mark,	but
aedflfefeefefs	ratio<	trouble
aeedlefeeeffft	i	done	mark;
aegebfffkefefs	done	correct
afbbnaYkdddfbb	trouble	be
afhccecijeedhw	my
afldheeeeefdfff	speaker	speaker
agbbndeeeeedes	good	good
agbfacceedfmeff	trouble	all
agegffffeeeggc	ます
agelgdeeeefeft	open	done	stop
aggWicXdZWgmdff	be	done
aggfhdhgfefgew	il
aggggeefeefhffw	il
agjgfbbfdfejefw	the
ahbccggceegdeb	plan	ok
aheeefeeelffft	now	aux	done
aheeifcgfffefw	reached
aheicefhfdfeft	done	ok	stop
aiYdhdeffhghgw	are
aibccbenedeces	hedge	done
aiblYajZdefdfb	now	not
aiefcfeeeifdfb	mark,	without
aifbdddhhhfefs	ok	verify
aigYlXkdhadcXb	mark,	speaker
aiiXhaieYSbmYf	all
ajccdaZcefeleb	trouble	plan
ajeceadeiYehdb	fail	speaker
ajeedheeggffew	bug
ajgffffffffefw	sync
akdadedieedbdpolc	~
akdegefefefeft	cell	good	cell
akeedhefeefeft	done	verify	stop
akgdddeeeefZeff	fail	earlier
aldcbcccbdehdb	fail	describe
aljcZdedefebeb	speaker	now
amWbcddlbdeeeb	ask	not
ambecedcegecdb	trouble	gone
anZciddceceaeb	good	cell
anZdbYYabcgldff	mark,	ask
anbadcYdeedbeb	plan	now
ancdcfeeecfafb	aux	gone
andeceeeeeeeef	ratio=
anfdadcccdeZepol	-=
anhaYdeacefefff	i	verify
aoWebcacdbelck	code
aodddeeeebfYfb	code	ok
apWecbidedfbeb	ok	without
apdddeeeeaeXeff	code	ok
bVanhdcZcdebeb	mark,	yet
bVeiaYZbcZubZf	ask
bVqZhabhaidUbl	fail
bWXhiccnbeegab	speaker	aux
bXakidhdddedeb	open	still
bXceaeddejfmeb	say	all
bXgjjdfbbeecbb	still	not
bXjWgcjnabeeeb	i	mark,
bYceoeeeeeeYeb	ok	some
bYcfbmdcdeeaeb	open	describe
bYdeodeeeeeZeb	ok	ratio<
bYfaoccahbecdpols	+o
bYmaidddceebeb	some	of
bZYZkhapadfbdpols	+~
bZZadZcqdadbdff	speaker	hedge
bZZdaccbdteWeff	speaker	say
bZacbbYqhdeceb	hedge	mark,
bZalkddeeeeZdb	trouble	mark:
bZasXdddedeccff	box0	
bZcceaYqedecdb	hedge	now
bZdcadiceleeil	i
bZddeefeeieleb	describe	say
bZdigabZifdkab	mark:	trouble
bZgebdadedeoeb	describe	num
bZjeYddddeeikff	greet	describe
bZqcbceabdecdb	but	sorry
baXlcdfhddedfb	not	if
baZZkjhYdedadff	offer	mark,
baabhYpZdeeceb	if	mark,
bacbepYbeeedfb	plan	be
baccdecgdfdldb	hedge	say
bacdcceecadapend	:
bacecdbeeeeqeb	num	describe
baclheeeecfdeff	cell	done
bagldZaeededeff	you	fail
bajddicjdeeaet	i	describe	stop
banaXeeeegfdfb	open	some
banfafffeafefff	done	earlier
baoaZddeaeibdb	trouble	still
bbZakigYdefadb	offer	mark,
bbZecdeddjfmfb	be	ask
bbabjZnbdeeceff	if	mark,
bbaccaaqddedeb	hedge	done
bbapeadceffefff	not	done
bbbcedddeoeadb	say	quotation
bbbiZbnbededeff	if	speaker
bbcdcjjicaeedpoll	~
bbcebeeeneeceb	mark;	correct
bbdffdddlegbeb	still	describe
bbfdadbddqeces	say	done
bbjcdZXbeiemfb	speaker	if
bbldcceadiedhb	stop	stop
bbmcfedefehbes	trouble	still
bbmddeeefcfefb	speaker	name
bbncdcbddfeZdff	speaker	done
bcafhfeffkffft	mark,	fail	trouble
bcanabcddikcdb	ok	you
bcbaenccfefbeb	cell	plan
bcbbemccfefbeb	plan	cell
bcbcdeeeeeecnt	trouble	trouble	trouble
bcccdcaoedeafb	hedge	aux
bccceeeeeledbl	command
bccdenccfeeceb	now	plan
bccecdcfhefkeb	only	trouble
bcckZheeeffefb	of	open
bcckdgZdededeb	plan	open
bcdcecneeeebfb	you	would
bcdeiejcfffefs	would	done
bcdekffefefhfb	cell	num
bcdneeeceefdfb	open	trouble
bcefdffffefkft	describe	done	say
bcejideeeeeeeb	arrow	open
bcekambbedeaeff	plan	describe
bcgjhdeegehcew	still
bchieedfcghefs	say	open
bcidbeeeddgieff	ask	describe
bclccedfcefeeb	not	i
bcldZeddgdebeb	still	ok
bclfjeeebefdfb	fail	all
bcnaeeedhefcfb	mark,	code
bcocdceeddebeff	mark:	fail
bdXWcYgZZrbXff	say
bdYbheecnefees	correct	not
bdZdeleeehideb	you	ask
bdbcdfkifdecdw	'd
bdbgjeeehffeft	if	aux	stop
bdcdbjkicaeedpols	~
bdceadecmeeeeb	isaid	but
bdcmceeefffdet	cell	open	cell
bdcmdffeeffefff	aux	open
bddcenadfffdfb	plan	of
bdddbeeemefeeb	correct	i
bdddejhefffeft	plan	done	stop
bddeceeelefdfs	correct	fail
bddeeefeemecek	quotation
bddmecbcgeedes	open	if
bdeeaecmegfefs	done	hedge
bdeekfegeefeft	still	done	stop
bdefefffflfdfw	says
bdeiifeceefeet	aux	not	stop
bdekdeeffifeft	ok	you	stop
bdfdidcgeefjes	verify	trouble
bdfkbdefeefdfs	fail	rest
bdgeaeefecfnft	describe	trouble	stop
bdicefdfgefeifw	my
bdiefffffdfhfw	returned
bdpadebdeffefb	i	try
becbeqccefeeeb	i	plan
beceddoceffefs	if	would
beceldeeeefceff	ratio<	mark,
becfkffffffffb	mark;	rest
becifegdgffdfs	if	open
beddgegjdefefs	verify	not
bedfdfefjefefb	fail	correct
beeceeeefemfeb	done	mark?
beeeefehjefffb	only	aux
beeffffffkffft	aux	now	done
beefjffffffffb	rest	still
begdceeeekfdeff	say	fail
begddihgeefgew	can
begfeakkeXcWbb	be	mark,
begjfbhbceegdb	speaker	speaker
beiffeffgffeft	aux	fail	speaker
beigYccccmeWbb	say	trouble
beiidgeefffdfw	step
bejfchdfehhdew	me
bekfcfffeffeft	fail	mark,	speaker
bekfdfefeefeft	trouble	fail	stop
bemfeeeffffbfff	fail	code
bfZfneffdffffb	rest	fail
bfeejfdefffffs	ratio<	if
bfefjffffffeffw	half
bfiiedegfffdfw	stopped
bfjeeefefefgfw	key
bgafghdeeeeleff	of	be
bgbedeeeedfijff	trouble	speaker
bgcceeiddifhdt	describe	be	aux
bgdeeefeeefhice	ります
bgenacdbbefefb	mark,	verify
bgjhXebdgdiefb	done	i
bhffefefgffift	mark,	greet	you
bhffhffefhffft	done	mark,	ok
bhghgfeefdfcfw	access
bhhfgffhfefefw	version
bhifcfeeegfeft	aux	done	speaker
biTaYcioZedbdneg	fail
bicdadcfeheddb	say	ok
bicecdgeeeejet	describe	describe	stop
bidefeeiddedau	verify
bideheeeeefdfs	ok	num
bidehffeeffdfw	booked
biediefefdeefs	done	still
biefeffffffgft	describe	be	trouble
bifcmbaacbdTcpols	-=
bifedeffehfddw	fine
bifgffdefffeft	mark,	open	done
bjZckeddeZeYcff	trouble	done
bjadjcdebgfefb	some	speaker
bjccdnbZbeedeb	plan	i
bjdegeeedeeafb	ok	except
bjdjdffefefeft	speaker	be	stop
bjefeffefeffft	describe	trouble	aux
bjffefffffffffw	base
bjffffffffffffw	database
bjfffffffffffw	lockfile
bjggYifihbdadb	verify	stop
bjibgbgbgdeedw	się
bjjaWbbcdcbaml	greet
bjjfbfffefffft	mark,	done	mark,
bkbcgddYicecepol	=+
bkdecdidcefefb	without	mark,
bkdfdeeefefdfs	gone	trouble
bkedefdffffeft	ok	of	stop
bkefeffffefeft	all	be	done
blaefgdeheedes	done	verify
blceefdeeefdeff	without	none
blhibabaeceafb	speaker	of
bllccccdcZdZdf	command
bllccccdcZdadk	command
blldbcZceddccl	name
bmadgeefdefcfb	not	trouble
bmbhdbadfeeeeb	you	plan
bmdbdeceebeeeff	code	be
bnYeadddfeebepolc	-=
bnZcfdddedeaeb	cell	good
bncdddeeedeZeff	mark:	ok
bndeceedeeedeb	ratio=	ok
bneWacZcbieheb	describe	not
bnfeZcagfeeaes	trouble	but
cUmmWYcYfbcZab	not	mark,
cWamgedcdeebeff	be	open
cWhZheenaeedbpolc	o
cXZjgkccheeedb	still	open
cXadZxYYccfYgf	plan
cYeeebnceefdeb	trouble	would
cZWrWcccdddbbf	yet
cZZbdZepdadbdb	speaker	hedge
cZalhddacdddbb	yet	but
cZbccYqbeceYfb	if	all
cZbfbdekjeeeeb	open	verify
cZdcehbjeeedeff	plan	now
cZdeneeeeeeZeff	ok	ratio<
cZieXffdnffefb	all	but
cZjdeefeekfdfb	mark:	i
cZleedhieaebdb	all	say
cZodecbdedfdfff	fail	ok
cZpcYdceddjYeff	be	fail
caYcdeefedipeff	be	trouble
caaboddagbecdpol	+o
caagjfefhefefs	still	done
cabocdeddeeddff	mark:	open
cacbfneefeedeff	plan	earlier
cacdbdbodefeeff	hedge	mark,
cacdejeceeeehb	greet	plan
cacjheheeefefs	open	still
caddeXZqeeedeb	now	hedge
cadececeeeemeff	describe	num
caeeejheffeeeff	plan	ok
cafidghdffifhw	you
caghieeeaeedepol	o-
caicgdedgefeft	mark,	fail	stop
caieeeefeefiet	be	describe	stop
cajZldefeeeces	done	fail
cakfkfeffffbfb	some	trouble
cakhbefedffdfb	fail	still
candfbdbYeeceb	but	fail
caqcXcdabdeccff	but	sorry
cbXamcXkbegcepol	+~
cbZbcpbaeegdeb	be	plan
cbblefffeefeft	not	none	aux
cbcbeqbdeeeceb	plan	plan
cbcdefieejfgft	be	aux	stop
cbcdegkdeeedes	if	plan
cbceZfffeefmfb	be	num
cbceleeefefefpol	++-
cbcfbjeeleedeb	mark:	heading
cbcgfffefgfkfw	written
cbckcdifeehedb	be	i
cbdYeadbaufcbu	say
cbdbeqbdeeeceff	plan	plan
cbdcecjeeighffw	you
cbdddmbdeeecfb	plan	all
cbddeaqbeeeYeb	should	trouble
cbdjgffehffefs	verify	open
cbdmdeeeeefefff	open	speaker
cbedddldfeiZfb	if	heading
cbehhefeeffeet	open	yet	stop
cbgZdeeedefldb	dash	trouble
cbgdlgddbeedes	but	fail
cbgfidedheggew	before
cbgldhedeefdeb	i	i
cbhgdffffgfifw	request
cbjbjdeeeeeceb	cell	bad
cbjdleeeeZeceb	say	i
cbpahVXfZedeeb	offer	not
cbpcdbeeddeadb	bad	mark:
ccZdafZeegsacu	ask
ccaedcqdeefafb	would	describe
ccakedhbeefefff	not	if
ccbdndceddeadb	ratio<	mark,
ccbhbdceheekdb	only	describe
ccceijdeeefbdt	only	all	stop
cccndefeeefedb	open	mark:
ccdbdnebdffbfpol	o~
ccdddcpceefefb	speaker	would
ccddebpceeeYeff	should	trouble
ccdededeflfeft	say	be	done
ccdlegeffffeft	open	of	stop
cceafeecmefefs	correct	done
ccffdffihffefw	doğru
ccfffeeffkffft	you	mark,	ask
ccgfbeeekefdes	correct	still
ccicbcZbleecfb	not	ok
cciddfifeffgfw	om
ccjbieebeecfdpoll	-
cckdfdddcjeces	fail	trouble
ccleeddeeefdeff	command	fail
ccrcdbeeddebdff	bad	mark:
cdZceigdeeddeb	offer	if
cdZdkoZabeedeb	mark,	offer
cdaecejjdgeees	without	fail
cdamgffdeefffb	open	aux
cdbddcbcpeedeb	correct	isaid
cdcceeeeecpcZff	mark?	
cdcceeeeedrcZf	mark?
cdccembceeeceff	plan	speaker
cdcdeffekefdfff	correct	isaid
cdceeeeeeneces	say	quotation
cdcfeeefehfifs	trouble	quotation
cdciddcldefbfb	aux	hedge
cdcifckcfZdccb	not	aux
cdcjbieeegfefs	open	say
cddcebdeedocbb	ask	mark?
cddckefeeffeew	frontend
cdddeeleeefefs	would	if
cddeedffiefifw	nine
cddeeeeffefoeff	describe	code
cddeeefeemeces	quotation	say
cddgWdXapichcu	mark:
cddhfecefhgifw	else
cddhhffegffefw	skipped
cddkchbceeeees	plan	open
cddlcefeeefffb	yet	done
cddmeffeeffdfb	aux	deliberate
cdeecffekdfefff	isaid	done
cdeeeiegfffeew	haber
cdeeieeggffefw	done
cdefdjeheffcew	lo
cdefffffjffeeb	correct	be
cdefgfffgjffft	say	speaker	mark,
cdefkffffefefs	except	done
cdegfefefffift	you	if	aux
cdeigfcheefefb	speaker	only
cdeldffeefffeb	greet	open
cdfehgfhfcfffw	contract
cdffehheeffffb	only	ok
cdffkdddggedfs	done	not
cdgcbdnbgfeces	if	ok
cdggeeeicffedt	i	open	stop
cdhdhdiehdecet	be	fail	stop
cdheeeeeeefiet	ok	describe	stop
cdhfeffffhffft	trouble	heading	stop
cdidffeedehhgw	go
cdikefecdeceft	open	mark,	be
cdkdhbgedehdew	could
cdkiideeebebcf	dash
cdlddeefeefaeb	bad	code
cdmaadjciecXeb	not	ask
cdmedefffefeeb	bad	fail
cdoeeeffeefafff	fail	mark:
ceXfoefdgefffpolc	+-
ceXiddfefieifs	not	if
ceZjiobfdbcUfu	rest
ceabdffenefefff	i	correct
cebfkefffefefw	but
cecberbceeedes	plan	plan
cecdflfdeefdet	i	speaker	stop
ceceaffdoefefb	mark:	aux
cecebeedmefees	isaid	but
cecidgheeehfgw	this
ceckeeffeffeft	not	mark,	you
cedbeefeoafaeb	isaid	mark:
cedbemddfffefff	i	plan
cedcddddmfeefs	correct	isaid
ceddecbmeefdfff	hedge	aux
ceddecdmffefeb	hedge	i
ceddeefjfefhgfw	to
cededmbdeefefb	offer	done
cedeecbcneeeeb	isaid	stop
cedfhffefifeft	all	done	ok
cedfiegefgfffw	us
cedhfecffffjft	you	speaker	stop
ceebhffdidfffpolc	+o
ceecfpaeffedeff	plan	you
ceedefdekffefs	isaid	if
ceeebfedkeffeb	isaid	you
ceeegichefffft	done	mark,	if
ceefdfffehfifw	supported
ceefeffffjfefff	say	describe
ceeffefffffifc	この
ceefiffffffffs	rest	still
ceefkffefffffs	but	say
ceeghffeefffft	heading	done	mark,
ceeheeeeeffeit	greet	mark,	stop
ceehgfegfffefw	place
ceejfffeffffft	deliberate	not	none
ceekcfefffffft	open	open	stop
ceelefdeeffdft	aux	open	stop
cefdbfedleffeff	isaid	you
cefeigfefgfffw	rollout
cefgfffffffiffw	las
cefgfghceffhfw	se
cefkdfefedffft	mark,	you	done
cegfiffffffffw	dropped
ceghheeeeffefw	endpoint
cehefgfhfffefw	rows
cehfcfffiffefs	trouble	correct
cehfefefjefefw	wrong
cehfffdffifffw	already
cehfgffffffffw	finito
cehfhffeefffft	but	aux	stop
ceiceedjceedfs	fail	not
ceidddgheefefneg	verify
ceiediefeeffew	e
ceiefeeffffffw	paket
ceiffeeffeffft	speaker	speaker	fail
ceiffefffffhfw	trace
ceiffffffffffw	malformed
ceiffffffffffw	terminated
cejfffgffefffs	without	say
cekfeefffffeft	fail	fail	stop
celedeeffdfeet	speaker	fail	done
celedeeffefeeff	bad	fail
celeeefffefces	bad	trouble
cenfaeeeeffaff	try
ceoajcedddcbcu	fail
cfZjVcabcpdZdb	say	be
cfabbYfmdddacb	hedge	ok
cfabjaakdjebeb	be	all
cfbeleeefffedw	hotel
cfcbifefifefft	not	done	stop
cfdeefejfefffw	best
cfdeiffegeffft	done	say	mark,
cfdfefffkefcfs	isaid	trouble
cfdfiffdeffefb	but	ok
cfdhdehegffeft	if	aux	open
cfdheeehghfdfc	ていま
cfdiffgffffffw	rights
cfeeefkefffffb	would	done
cfeegfeffefifw	name
cfefbgchfdejew	не
cfefefffiefffs	fail	correct
cfejeffffffffw	destructive
cffeifeeffffft	ratio<	if	aux
cffffffffifffw	уже
cfffifffffffft	done	mark,	except
cfffifffffffft	mark;	rest	still
cfffiffgffffft	mark,	but	stop
cffgffffehfdhc	って
cffgiffefefefw	signed
cfgbdealdeeefs	not	fail
cfgfiffffefdfw	scan
cfidefeeeefifw	open
cfifefffffffft	done	fail	fail
cfifeffffffffw	arrived
cfiffffffefefw	webhook
cfjcSjTXXYaiaff	not	stop
cfjfeeeegfffft	mark,	sorry	stop
cfkfeehffefbft	fail	trouble	stop
cgZhdeeieefeet	none	not	stop
cgbdbkfbeefdes	plan	ok
cgddeeegigfgfce	합니다
cgdfeeiefffcfw	przy
cgdfifeceefffpolc	+=
cgdkdfefeeffft	you	done	stop
cgeddffdeffidt	ok	mark,	describe
cgeeeaiefefift	describe	of	stop
cgeefefffffghc	ります
cgeehffeefffft	ok	now	mark,
cgefcddaeffkeff	ok	trouble
cgefgfgefffhfw	twice
cgfbheeeekfcet	all	ok	stop
cggibdeffeedece	せん
cghefeeeehfceb	ok	verify
cghfgeefeefgfw	è
cghjbdedfeedece	ません
chbaZbYbcadndff	you	ok
chcdgddffffifw	bir
chdZifeidfffft	verify	not	done
chdeekcdcfeees	plan	verify
chdeigdeeefdet	ok	fail	stop
chdhdddheegces	if	hedge
cheafbgfdgdfcb	be	done
chefhffffefefs	except	say
chfdgcjeefecefw	it
chffhfeffefffce	好了
chfigccgggeacw	no
chhdeahWYmcabneg	describe
chiaghcgcgeaeb	be	gone
chiedfefeefgew	check
chieefeeeefeft	fail	trouble	mark,
ciWZfgibXTbimf	trouble
ciaaeZdegadqau	describe
cibaZdZbcZdlcb	you	ok
cibecedeedekeff	be	describe
cibfefefeeffft	be	trouble	describe
cidideefgfeffs	say	but
cidjbeedeefdes	open	trouble
ciegddeegefgew	alarm
ciffeefgeffffw	reservation
ciffeeggffffft	greet	you	stop
ciffeehfffffft	you	mark,	speaker
cifffffffffffc	运行
cifffffffgfffc	ータ
cifgccfgfefidw	is
cigefefffffcefw	push
cigfeffffffffw	dependencies
cigffffffffeffw	build
cigffffffffffc	务器
cigffffffffffc	服务器
cihcceeeceeift	ask	describe	aux
ciheceeeeefget	mark,	num	stop
ciheeegedefeew	deadline
ciiUVhXYZYafll	mark,
cjbjYeeideedeb	ok	yet
cjcdcaWjdeeceff	hedge	ok
cjcfffffffffft	earlier	fail	mark,
cjdcgdgeeefbft	trouble	ok	stop
cjdgceeeejfcet	trouble	done	stop
cjdgiibZdfdWdpolc	-
cjdjddcdgefcefw	no
cjeZjfeeeffeft	fail	open	stop
cjeeedefeffeew	можно
cjfedhdgeefdft	ok	ok	stop
cjfeeeefeffdft	fail	describe	stop
cjffefffeefffb	say	rest
cjjecefebefdfb	still	fail
cjkbcedeecfbew	empty
ckZgheVfcXegdf	ok
ckbbebddefdhepoll	=
ckcbZcdddieieb	speaker	trouble
ckceeefffffdew	balance
ckedVffXXngabf	you
ckefdffffefefs	good	say
ckefeefeeefbew	cuda
cldeeeeeeefdeff	trouble	ok
clgdgeacdbefds	ok	trouble
clhjcZZZeaeZfff	speaker	of
cmacdYgYeeeaeff	would	stop
cmckZcddhXddbl	but
cmeeadeeeefcfff	ok	rest
cmeecceeedeedl	say
cmefcffefefdfb	ok	good
cneddaYbdegceb	ask	should
cnefceeffffcfff	ok	of
coVfeefefffefb	earlier	ok
cocebeeeeefZfb	num	ok
codfcefeeefZfff	num	ok
cpfdacZfdgeaes	fail	ok
dWidbgdicdiZjb	ask	i
dXWnadgZjdeaeb	aux	open
dXZcccdedjendb	command	stop
dXbdoedddefefb	but	still
dYZieedcmefdfb	not	all
dYggcediejefet	aux	done	stop
dYiXaWsdbcccdf	if
dZbdodcbdjeaepol	+-
dZcbjeeeleebeb	describe	mark;
dZccdbXqeeeceb	hedge	be
dZccdbYqeeebeff	hedge	be
dZchddcgihehes	trouble	hedge
dZdemeeedeebfb	except	all
dZdgafegeffjfb	describe	open
dZecZjddbbckeb	ask	fail
dZedddeeeemedb	you	mark?
dZeelcdedZedeb	fail	heading
dZfjehddeehees	still	open
dZoehdhebceUdb	trouble	fail
daacZccadueXeb	speaker	say
daaijedhdeeefb	still	done
daajjeeefefefs	done	rest
dabhhefiibeefs	ok	but
dacccedeeneceb	say	say
dacdecapeeeeeff	hedge	now
daceccpceeeceb	should	ok
dacecdebihekeb	trouble	hedge
dadaceeeedileff	describe	describe
daeZlfeidffefb	mark;	open
daedjdddgiedes	say	fail
daeeeeleeefdfff	if	of
daefmeeeeefdfb	ratio<	ok
dameaehheZeceb	done	earlier
dameceeedefcfff	still	ok
dbWckcdlbeedeff	mark,	but
dbYemedegdedes	done	open
dbZdpedcdefefs	but	still
dbbdjckZdeedeb	would	be
dbbeldeedeefes	num	num
dbccepYceeedfff	plan	be
dbcdeeeeemebeb	be	quotation
dbceehdjefgffff	ask	i
dbdaecdfaYdXvu	greet
dbdedcmcefedfs	should	ok
dbdeddYpededeb	greet	hedge
dbdedeleeffefb	if	of
dbdgecbldeedfb	hedge	open
dbdhbeeiieffes	open	verify
dbededbmgefees	hedge	hedge
dbeedhciheieeb	ask	ok
dbeekefeeefcfs	ok	ratio<
dbeggifefefdew	ora
dbfldhedeffeeff	i	i
dbgcgeekgdfeds	but	open
dbgecjeffefdft	fail	of	stop
dbgedeedfgfjffw	her
dbglceefdegeew	did
dbhgeddhihfgew	was
dbhghdhcbeeeds	still	not
dbieeidffffehw	happy
dbkabcdhbeedeff	but	not
dbmebbdgiefcfb	not	speaker
dcXdcliceeeeeb	plan	fail
dcacgbllbfeYdpols	=~
dcaibsZUZcdddu	plan
dcbfedfffeflft	describe	speaker	stop
dcccebnafedcdl	hedge
dccdejefeffefce	게요
dccdhkeaheeefb	but	if
dccedcmcefedfff	should	ok
dccefekeeefeew	if
dccegdndeefdew	would
dccfdffekeffeb	isaid	aux
dccfheefegfift	all	all	stop
dccfkddedefefff	mark,	speaker
dcdcdfandeedeb	i	hedge
dcddebapededeb	hedge	speaker
dcddebaqededeff	hedge	speaker
dcddebnbeeeceff	should	stop
dcdeecjcfeehes	should	trouble
dcdeedicfffgfb	would	of
dcdfgeekecfefb	but	open
dcdigdfgefeefce	です
dcececbjjeedeb	hedge	hedge
dceecdcmeefees	hedge	open
dceeeekefffffs	would	ok
dceeeffffgfiew	function
dceeiedeeffhfw	needs
dcejgffeeffeft	open	be	stop
dcffehieeffdfw	second
dcgedjdeeefeft	now	fail	stop
dchedcmdeefbfs	would	trouble
dcjeheeefffcft	cell	fail	cell
dckacdeeigfeft	done	aux	stop
dckeebjZeffeeff	if	i
dcmedeefeefbeff	still	trouble
dcncgZaecfeefs	offer	not
dcocfcddbdebes	fail	fail
ddZZbcbffcbogb	describe	stop
ddZddpabeeddeff	offer	i
ddZfeeeemefceb	correct	all
ddaddpabefedfb	offer	i
ddbcceedneebeff	correct	mark,
ddbcedcmeefefb	mark:	hedge
ddbcgdlfeffefs	if	not
ddbdepZcfeedeff	offer	stop
ddcdbiiibaefdpol	~
ddcdcacpeeeces	hedge	ok
ddceheegeifdfw	everything
ddcfeffffffjft	earlier	describe	stop
ddcfeidffjecet	cell	speaker	cell
ddcfgfhehefeft	mark,	be	fail
ddcfhefffffiew	c
ddckdffeeeieeff	be	i
ddddeecgegeies	hedge	say
dddeeeeeeneaeb	quotation	say
dddeeghfehffffw	in
dddeehieeffdfw	dan
dddeeoddefeeeb	plan	mark,
dddeifffgfffft	be	not	stop
dddffdfffffjfw	bilet
dddjcgddeefcfs	open	plan
dddkdeadedeeeff	plan	open
dddnceeefeeeeb	box0	speaker
dddnceeefefeeff	box0	speaker
ddecdffeldfefb	isaid	done
ddecgffjefffet	mark,	but	i
ddeddcYfeeebmb	should	hedge
ddedeefffeeelff	heading	
ddedeldeegfcfw	let
ddedfejefdfeew	need
ddeebefmeefffff	hedge	all
ddeecefkfefdft	mark,	hedge	stop
ddeeecbkfefefff	hedge	done
ddeeedncfefefff	speaker	would
ddeegehfghfefw	pass
ddeegfiffffefw	dns
ddeehefefffjew	id
ddefdefffffekt	greet	mark,	greet
ddefdeffjffeft	mark;	correct	stop
ddefdffeeefjet	done	describe	be
ddefeefffffifc	은열
ddefeffffiffffw	according
ddefeffffiffgw	что
ddefgefefjfeft	say	mark,	be
ddefhefffffhffw	two
ddeflfffeefXfff	done	some
ddegddiggcedes	if	say
ddegfieffdfefce	给您
ddegggfffheefw	release
ddegifeeeefdft	not	describe	be
ddeifeeffeffew	size
ddeifffeffffft	none	aux	done
ddejgefeeffefs	rest	open
ddfeeffffjffft	you	say	mark,
ddfegffffffhfw	part
ddfehfefhffeft	mark,	be	still
ddfehfgffgfdfw	full
ddfejfefeffeew	backend
ddffeefgfifefce	아요
ddffefefgffifw	las
ddffeffffigfft	heading	be	ok
ddfhfhdegffefw	write
ddfiebhffffeft	fail	mark,	plan
ddgbhdeibeeeet	but	not	stop
ddgeddeeeeeift	ask	fail	stop
ddgedeifeffefw	site
ddgeeeffgefhft	fail	speaker	stop
ddggcehedfkefb	verify	be
ddhaegheeffhft	mark,	plan	stop
ddhdeheheeeefw	am
ddhehddgdffffs	done	offer
ddhfdffffffiew	takes
ddhhefhffffefw	signature
ddidgfgffffefw	import
ddiededgffffet	hedge	describe	aux
ddieecgdgffgfw	when
ddiefhdefffefw	writing
ddjcdeegfffdfw	restore
ddjdcdZlceeefb	fail	not
ddjfeffffffefu	zero
ddkembYbeeeZdff	trouble	of
ddleedeeeefdeb	command	fail
ddmeedfecefefb	fail	now
ddqbbWYaeeeeeff	offer	not
deYYiaZgabYZoff	greet	mark,
deadehgdeeedeff	offer	if
deaeeefflffefs	correct	correct
debccecbdffiipols	
debdeifeeeeees	offer	if
debfjffhefffft	done	mark,	aux
debflfffeffffs	rest	fail
debkeeahefffft	not	if	aux
decddeeemeeeeb	isaid	mark;
deceembefffffff	plan	fail
decekfceffffft	mark,	only	fail
decfeeffkefeeff	isaid	correct
decfeffffkfdft	speaker	say	speaker
decfjfffffffft	mark,	trouble	fail
decmjZaeebcbcpoll	o
deddYaoddZdVdl	all
deddeeeeedldbff	ask	mark?
deddejeeieeeeb	mark:	speaker
deddfkeefefdft	cell	plan	cell
dededeeemeeeeff	isaid	mark;
dedeedgifffeew	battery
dedeedideekedb	ask	ask
dedeeeefekfdeff	quotation	mark,
dedeejcgeffffs	offer	done
dedeekefeffbew	then
dedefiffffgcfw	elimino
dedehehffefdfw	sms
dedfdfffeffkft	fail	trouble	describe
dedfefgeehfgec	있습
dedfhffffifffw	по
dedggiddiefeew	about
dedicckfbffeeb	only	mark,
dedidhdfeefeft	done	plan	stop
dedkeeeffeffft	open	you	stop
dedkfffeffffft	done	not	none
deeebeffeffjft	speaker	ok	stop
deeefedeeeejew	her
deeefefffefket	describe	code	stop
deeefefgfefiew	entry
deeefjdeffffft	plan	be	done
deeehejdfffeft	mark,	should	stop
deeeifegfffefw	çalışıyor
deefcfekeefeft	done	mark,	hedge
deefeeffgffifw	десять
deefehefffffifw	happy
deeffdeffffifc	点开
deeffefffffifc	で動
deeffeffgffifw	два
deefffffffghew	company
deeffffffjffft	speaker	quotation	stop
deeffghffffefc	設定
deeffifffffdfw	fakturę
deefgffffefhfw	снимков
deefgffffffhfw	lamp
deefgffffhfgfw	ticket
deefhffffffgfw	oslo
deefiefffffffw	flights
deefjffffffffs	rest	not
deegehfefgffgw	vous
deegfffefffehc	ており
deegffffffffhw	travel
deehggfffffffw	switch
deeiffffffgfffw	did
deejeffeefffft	aux	open	mark,
deejfffffffffb	done	yet
deekeffffffeft	deliberate	open	stop
deemebfcfeedes	open	done
defeeeffehfgffw	в
defeefejefffeb	yet	mark,
defefeiegffefw	soon
defeiffffffffb	rest	be
defejffffffffb	still	rest
defffefffifefc	서는
deffffeiffffft	if	be	mark,
defffffffffhfc	두개
defffffffifffw	according
defffhfffgfdfc	とで
deffhfffgffffw	unlocked
deffifffffffft	done	except	stop
deffifffffffft	mark,	except	stop
defgheffffffew	seating
defhhfegeefeew	update
degcdffejffffs	correct	verify
degeedejeefdeb	paren	fail
degefeffgffdhw	sorry
degffegfffffft	mark,	speaker	speaker
degffhegfffefw	give
dehfehdffgfffw	dat
dehffgfffffffw	pick
dehfgeffffffft	speaker	fail	i
dehfgffeffffft	done	ok	mark,
dehfhfeffefefw	rejected
dehfhffeeffdfc	バッ
dehgbbYddhdmbb	you	speaker
dehideefbffeft	i	not	stop
deiYfXXaaacpau	num
deiaefeeiffffs	correct	open
deiedigeeefdew	time
deieeeefeffeew	oom
deieeefdfffffs	fail	would
deieefffefffft	trouble	mark,	done
deieeficefffet	describe	aux	fail
deiefefffffdew	vermiyor
deiegeeffffefw	denied
deifcfggeffefw	fix
deifeeffdffeew	missed
deifeffeeffffw	returns
deiffefffffdfw	gałęzi
deifhfffdffeft	fail	all	stop
deigdgdfggfdfw	migration
dejcdffffgfffw	tables
dejiafffdffefb	of	still
dekedecfefffft	i	aux	fail
dekeeeefeefbeff	bad	code
dekfeeefeffbft	mark,	trouble	trouble
dekfgfhffffZft	trouble	fail	trouble
demaaffeeffffneg	try
demdceeeeefdes	bad	fail
dfbebiiceeecfb	if	ok
dfbfdfffkefffs	isaid	fail
dfbgdeedegekew	в
dfbgefffjfffft	mark,	i	aux
dfcfjfffefffft	rest	fail	stop
dfcheeeheffeft	not	none	not
dfcidelaeefffb	now	but
dfddeeieefieefw	is
dfdfeegifffffw	unless
dfdfjfffefffft	mark,	rest	fail
dfdghffefefdft	be	done	say
dfdhffgffffffw	parties
dfediffgfffffw	references
dfefeegfghfffw	dit
dfefehfffffefc	機の
dfeffffefiffft	speaker	say	aux
dfefffffghfffc	いまし
dfefgffffhfffc	請求
dfefgffffhfffw	replica
dfefggfffgfffc	求書
dfefggfffhfffc	請求書
dfefgggefffefc	きます
dfefhefffffefw	model
dfefhfffffffffw	lights
dfefhffhffffft	mark,	but	aux
dfefifefffffffw	of
dfefifeffffffs	ratio<	fail
dfefiffffefefw	found
dfefifffffffft	done	mark,	rest
dfegfehefffffw	firma
dfegfgefgffffw	noch
dfeheeeifgfdfc	いま
dfehhfeffffefw	alone
dfeledbbebccdpol1	o
dffcffcgckeebu	speaker
dffchehefeeeet	not	without	stop
dffdicadcldUab	trouble	done
dffefehffffffw	appena
dffefeiefffffw	contratto
dffefhegfffeft	ok	now	stop
dffehffffffffw	person
dffffeiefffffw	entra
dffffffffffifw	tres
dffffffffhfffc	払い
dffffffffhfffc	支払
dffffffffhfffc	支払い
dffffffffhffffw	me
dffffffffhfffw	completed
dffffffffhfffw	estaba
dffffffffhfffw	était
dffffffgfhfffw	cover
dffffffgfhfffw	m'
dffffgfffhfffw	facture
dffffhfffffefc	あと
dfffgfhffffffs	done	would
dfffhffffffffs	but	rest
dfffhffffffffw	managed
dffficiefffefw	answer
dfffifeffffffce	订好了
dfffiffffffdfw	tranne
dfffiffffffefw	cleaner
dfffiffffffefw	tutto
dffgfffffhfffw	sheet
dffhfffffffffw	bewusst
dfgeeefehffeft	sorry	mark,	i
dfgeegfeefdfblen	12
dfgegffffefffw	api
dfgfhffffffeft	describe	mark,	speaker
dfggdgbfbdckflen	7
dfghdeeefefeec	せん
dfgideeffefeec	ませ
dfhddeefidfeffw	not
dfhefgfefffffw	search
dfhfddeffffifw	seconds
dfhfefffefehfw	ha
dfhfeffffffffw	cherry
dfhfeffffffffw	things
dfhfeffffgfffw	document
dfhfefgffffffw	funds
dfhffeefffffhw	luck
dfhfffehfffffc	도착
dfhfffehfffffc	착했
dfhffffffffffw	ended
dfhheeegefegefw	la
dfhideeefefeec	ません
dfieceeegefdfs	still	ok
dfiefedhgefefw	ran
dfiefffffffffw	halfway
dfifffegfffffc	도착했
dfjfeffffffbft	ok	describe	trouble
dfkfeeffeffffff	i	try
dgacYefdfleces	say	ok
dgadkdcheceWeb	all	mark,
dgbdeeeekffffw	said
dgccccidhedjet	be	done	stop
dgcdgehhgefdft	aux	done	mark,
dgceiedhfeecdw	ok
dgcifeeffffffw	nog
dgdecccidfgfdk	ideograph
dgdfeedhfffhft	of	trouble	stop
dgdfefffgffhfc	这个
dgeeedaleefcfs	hedge	trouble
dgeeegfefffgfw	once
dgefdieefefdfw	suite
dgefeeeiffhfdw	sure
dgeffdeffffhfc	开始
dgefffffgffffce	过了
dgefgffffffgfw	los
dgehfffffffefw	nichts
dgfedcgffffhfw	free
dgffahdeedejet	cell	trouble	cell
dgffdfffeefgfw	within
dgfffffffgfffw	shut
dgfhfffffffffw	held
dggegfhefffeew	memory
dggffegegegefw	server
dggffffeeefffw	n'
dggfgffffffefw	everyone
dgggefgefffffw	set
dghddgegehfeet	be	gone	stop
dghfeffffffffw	deadlock
dghffffffffffc	베이
dghffffffffffc	베이스
dghffffffffffc	이스
dgjeedefegfefw	mi
dgkUWnUZWZbTVff	mark,	stop
dgkecdedddfhew	every
dhZdfedjeeeefb	not	fail
dhbefddieheces	trouble	gone
dhcdfdjhehfaft	describe	aux	done
dhcegeeefcehhw	today
dhcfhifffdfefw	errors
dhchedeieefcew	charged
dhciadecdjecdb	mark,	say
dhddagZbdaeldb	ok	trouble
dhdefdeffffhfw	açılıyor
dhdfefdeiefeeb	without	trouble
dhdgdffeggfgfw	letter
dheefefffffefw	não
dhefdedieefdft	open	all	stop
dhefefeehffffw	correct
dhefeffgfehefw	guests
dheffffffffffw	safely
dheffffgfffefw	oven
dhefhfefeffeffw	memory
dhfedfgffgfefw	limit
dhfeeffffefffw	plus
dhfeffeffffffw	failures
dhfffffffffffc	恢复
dhfffffffffffc	데이
dhfffffffffffw	ready
dhfffhfffffffw	restaurant
dhffgfeffefffc	好了
dhffheeffffefw	troppo
dhfhefddfefdft	describe	aux	not
dhgeeeffeefffw	workers
dhgeefeffffffw	across
dhgegddheefcfce	います
dhgfegeffefffw	end
dhgffffffffffc	服务
dhhaigecchYebu	all
dhhdeeeefffeffw	nie
dhhgeeeefeffffw	el
dhiceeedebeiet	describe	aux	stop
dhieeefedffefs	still	fail
dhieegdfeefdffw	all
dhjeffgcdcefew	with
dicfffeffhffft	aux	now	aux
didedcjcefedes	trouble	would
dideheffeegedw	works
didehefffefdefw	unit
didfefffhffefw	opens
diecbeeieefdeff	ok	yet
diedcdfehffgfw	ten
dieeddegfffehw	good
diefeeidfffeew	yeniden
diefeffffffdfw	armed
diefhceefefdew	еще
diegffegfffdfw	heating
dieiccgceffeft	now	not	stop
difdcefdhffffw	never
difdchedeeeees	plan	fail
difeefeeeffdfw	page
difeiefefffcfw	passport
diffeeefegfdfc	에서
diffeegffffeew	load
diffefcefifffs	if	verify
diffeffffefffw	compared
difffffffffdfw	house
difffffffffffs	say	rest
digfeffffefffw	registered
diggdffffgfdfw	windows
dihfeefffefcft	trouble	all	stop
diifcffeeefdfw	bank
dijeeeeffbfdfw	shows
dijgYeTVckbjbb	if	stop
djZfeeddjffefs	but	ok
djbeheeefefafs	ok	except
djccgeheeffffs	gone	not
djcefeffegecct	be	ok	stop
djcffffeffffft	now	ok	ok
djdddffeeffhfw	times
djdegedgeefeft	be	ok	mark,
djdehefefffdew	unit
djdfeffefffffs	without	ok
djefeeegeefbew	теперь
djefgffffffbfw	usage
djfddfdfeefcft	you	fail	stop
djfdedeefffefs	isaid	verify
djffdffffffefs	ok	good
djfffffffffcfw	latest
djhbYcceheehes	trouble	not
djkeccddfcecfs	not	say
dkafffffffffft	aux	fail	earlier
dkbedeefeffaet	trouble	be	done
dkdfdfeeecfffpols	+-=
dkeefeeeeefdfs	ok	rest
dkefdeeeeefefs	ratio=	ok
dkefeffffffeft	all	trouble	ok
dkeffffffefdft	you	ok	stop
dkeffffffffeft	none	trouble	stop
dkhdYZifabciab	describe	aux
dlZecdgcfgfces	ok	without
dlcbhbdffedddu	ok
dldfdfffeefefb	done	heading
dleebeeeeefdfb	ok	rest
dmYZfebccYggab	you	describe
dmegfgZcbbbhUk	emoji
dpdfceffeffZfb	all	num
dphUbfeckffdfb	not	open
dqadXebaegebepol	==
eRQaWpldbadcZff	trouble	stop
eUmkWXUafbcZZff	not	mark,
eVmdadceedfkfb	of	all
eWacjdbeneeceb	ok	mark;
eXUYkbajjbdZcb	but	mark,
eYVhckibakeebb	you	mark,
eYZigkcbdgfbgb	speaker	heading
eZXdcjbfemdYdb	speaker	cell
eZYdboaeddeXcitem	number
eZceneeddfffft	ok	mark,	not
eZdelejcfefffb	ok	but
eZdfleefgefdfs	except	ok
eZideeeeefejeb	speaker	earlier
eZldYeeeecedft	done	fail	stop
eaYfcoZWbbbkbb	plan	stop
eaagjcidicefew	only
eabehefeehfcft	done	trouble	stop
eacedeeegifjft	trouble	aux	done
eadnffecgefdft	be	open	stop
eaeeidcdfffifs	ok	should
eaeejecheefafpolc	=~
eaefgfeeeefldt	mark,	describe	stop
eaefleeeeefdfff	ratio<	ok
eaeflffeeffefs	ratio<	ok
eaelZddccieaeb	fail	aux
eafdZdcedeeleb	describe	fail
eahkbfeddffefff	be	not
eaiiaibkgbdYdu	i
ebbdefkefeeefs	plan	if
ebbfeffehffjft	not	be	stop
ebcecddddjekeb	mark,	quotation
ebdfeeedfkfffs	say	gone
ebdffffffefkft	speaker	describe	trouble
ebdfjffffffffs	except	fail
ebdjhffeffffft	still	open	stop
ebdkeffdeffdfff	deliberate	not
ebeeedfkfffeet	hedge	ok	stop
ebeekaajefebfff	be	all
ebeeldeefffcfw	logo
ebefedkefffdfb	trouble	should
ebefeedlfffefs	hedge	gone
ebefeefffefkffw	each
ebefgekcfffffs	but	would
ebgddkhdeeecew	will
ebkefeffeffdfw	keeps
eblbbedagecgdpols	-
eboZgaddadeeeb	fail	i
ecaccdhleffefs	hedge	not
ecbeledceefffb	yet	still
ecbflfefeffcft	trouble	be	fail
eccdecnbefddfb	if	ask
eccehdiefefhfce	됩니다
eccfdfffikfefb	aux	except
eccgefeejefeft	not	all	stop
eccghhddggfgfw	invoice
ecclbeegeeedeb	yet	not
ecdcfedehifift	not	none	if
ecdcifffeffihce	입니다
ecddeefffffjffw	на
ecddeegdffeekl	plan
ecdeddlbffefeff	would	be
ecdefdndfefcfb	without	would
ecdeifeheffeft	ok	mark,	but
ecdeifehffffct	mark,	speaker	not
ecdfbdmdeffefff	if	ok
ecdfdefihfffft	open	verify	stop
ecdmaeeeegfefff	speaker	open
ecedeffffffjfw	museum
ecedefgehhfefw	deployed
eceedffgeffift	describe	open	stop
eceefcndfefbfff	without	would
eceefdcmfeeefff	hedge	ask
eceeffdieffefw	tek
ecefeffffefjft	trouble	describe	be
ecefeffffffeiw	quick
ecefefgffffifw	agent
eceffedlfeeefb	hedge	ask
ecefffifffffffw	without
ecefiffifefefw	most
ecejefffffffft	open	speaker	be
ecfdiffffffhffw	invoice
ecffcffjeffefw	değilim
ecfffejefffeft	trouble	would	stop
ecffjffffffdft	ok	ratio<	stop
ecfgcffieffefw	duruyor
ecgdbhiacadibb	trouble	cell
ecgeeefefhfhfw	closed
ecgeejfefefbew	against
ecgfhffegffefw	нет
echcgefchefefs	if	if
echgdfgegffefw	token
ecifhfffdffefc	链接
ecjdddgeeffdew	attached
ecjeeeeheffffb	not	verify
ecjfcefffefhft	ok	all	stop
edWWWWWnkYbiZb	only	stop
edXjndecfdfefb	but	speaker
edacedlbeffefb	hedge	not
edafmeeffffdfff	some	of
edbcdedemffffs	not	correct
edbdedlceffefff	hedge	not
edbeadieecladb	ask	some
edbfeefeehfjew	keys
edbfehjffffefw	içinde
edbjeeceeeieeb	be	mark?
edcddcmcefeeeff	should	fail
edcdeclcefeefb	should	fail
edcednadeeeees	offer	offer
edceedkdfffefb	would	fail
edceelbdeeeeeff	offer	offer
edcejfefeffffs	still	but
edcogabddcdadu	open
eddbddcacffiipol1	
eddcddkdfffefs	would	open
edddedldeffefff	if	not
edddeeleeffefb	if	not
eddeedkdedeees	hedge	if
eddeeifffffefc	안드
eddeeifffffefc	안드로
eddeeifffffefc	이드
eddefembfffffs	if	still
eddeieheeffeet	mark,	still	stop
eddfgehffffgfc	됩니다
eddfiieeffeefb	some	say
eddhdffheffefc	いませ
eddieeheffffft	open	still	stop
eddkcfeffffffff	open	still
eddlebcefefefb	of	aux
edebegciaicebb	say	stop
edecdecbdfghipol	
ededdfekeffffs	hedge	verify
ededeeieeffgfw	gaat
ededhffffffhgc	입니다
ededhffgfffffc	확인
edeebefmfffffb	hedge	all
edeedhifdfgcgw	be
edeeedkdeffdfs	without	would
edeeedkdffeefs	should	verify
edeeeeeeeekbdb	describe	mark?
edeeeeejfffcfs	would	should
edeeefeffgfiew	nuts
edeeeifffffefc	드로
edeefdcleffefff	hedge	hedge
edeeffeiffffft	fail	not	none
edeefifffffefc	게요
edeegfffeffigc	입니
edeeghfffffefw	interviews
edeegifchffffs	but	if
edefeedffffjft	describe	num	describe
edefeedffffkft	num	describe	stop
edefeefffffifw	uns
edefeeffhhfefc	다고
edefeejefffefs	trouble	should
edefeejfffffffw	if
edefeffffffhfw	prints
edeffeeefjfefw	states
edeffefffffeiw	frau
edeffeiffffdec	지도
edeffffffffeifw	thanks
edeffffffffift	describe	trouble	describe
edeffffhfffffw	ничего
edefffgffhfffw	known
edefhffffffefw	endpoints
edefkfeecffbfb	mark;	trouble
edeggffeeffffs	open	but
edehfegfgffffw	das
edehffeffhfffw	ты
edehgefgefgefc	です
edehheegfcfeft	speaker	be	done
edeicfehhefdfb	but	describe
edeieeeefffhfce	します
edekdefeefhfeb	heading	mark?
edekeeeefegefb	speaker	mark?
edfcdfffffffkt	trouble	trouble	open
edfeeffffffifw	pull
edfeeffffhgffw	side
edfefehffffhffw	this
edfefgffffffhw	agenda
edffdeeejfffft	not	ok	stop
edffdfffiffffs	ok	correct
edffeeedeefgiw	birthday
edffefdffffift	describe	trouble	mark,
edffefeffffifw	keyed
edffeffffffifw	exam
edffefffhhfefw	że
edfffegffhfffc	이미
edfffeieffffft	if	be	ok
edfffffffffhffw	tests
edffhffefffffc	인하
edffiffffffefw	except
edffiffffffffw	rodei
edfgheefccbiZu	cell
edfgieeeeffdfw	niet
edfhfhfdeefeew	get
edfieffgffffft	ok	mark,	greet
edgeceZjeefees	hedge	fail
edgedieffffeec	가안
edgehgfffefffw	address
edgfeffffhfffw	our
edgfhfeeeefefs	still	still
edgfhffefffffw	succeeded
edgfhffffffffw	passes
edgjeffeefffft	not	aux	done
edhcgeieeffdew	op
edhddYlgfeeeeb	plan	would
edheeffffffifw	repository
edhfefdhfffefc	没有
edhfffcefhffft	fail	ok	stop
edhffffffdfffw	slack
edhffffffffffw	moment
edhffficffffffw	na
edhfhefdeffefc	하지
edhfhfffefffft	some	of	mark,
ediedhceffffes	offer	ok
edifcffehffffs	not	still
edifhffffffdft	still	trouble	stop
edjedeefefegft	describe	fail	stop
edjedefeeefdeb	sorry	be
edjfedeegffeft	not	speaker	stop
edkeeefgdefeft	i	be	fail
edledbgdfefdeb	would	trouble
edlhcbcbeffefb	not	you
edmdgaebecedeb	be	sorry
ednbjVadfaZYgb	aux	stop
eeackeedfffffb	correct	done
eeaehffdhffffs	correct	but
eeafeeffkefdet	sorry	mark,	correct
eebdlidYdefeeb	ask	mark,
eebeeemdfffefb	if	would
eebefleefffdffw	let
eebfiffgffffft	mark,	aux	fail
eebgdffihffeew	я
eeboZddeeeddes	open	open
eeccceekgfeeft	mark,	but	not
eecceffekfffft	mark,	correct	stop
eecdeledfffeft	i	be	plan
eecdeodafffefff	plan	i
eeceddkefffefs	should	fail
eecedelefffefff	if	would
eecedfefehfifw	versions
eecedibdeeieeb	offer	ask
eecedjcdeehefff	offer	ask
eecefjeffffeffw	now
eecejffffeffft	done	verify	mark,
eecfefffjffefb	isaid	correct
eechfgefgfgefw	ich
eeckdfgfeffffb	aux	still
eedciffgggfdfw	finished
eedcjfddfffffs	offer	open
eedecdlefffefs	should	still
eededdejeffffs	but	hedge
eededecjfffffb	but	hedge
eedeejdgfffefs	offer	plan
eedeekcdeeeeeb	offer	offer
eedeeldefffefb	offer	plan
eedefejceffffs	not	would
eedefffffffifw	rejects
eedegfefiffffw	wednesday
eedeifegeffefw	lights
eedeiffffffffw	dışında
eedfeeefeeiefc	して
eedfefefeffifw	differ
eedfeffejffefs	trouble	isaid
eedfefffjefeft	correct	all	stop
eedfefgefegggw	long
eedffeeffffifw	python
eedffffffffhfw	drie
eedffffffffifw	light
eedffffffifefw	vendor
eedfgehfeffgfw	fee
eedfgehffffgfc	됩니
eedfhfdffffffpolc	+~
eedfhffffffhfw	ios
eedfifffffffffw	flights
eedfiffffffffw	car
eedfjegdeefeft	mark,	speaker	fail
eedggffeefffft	yet	but	stop
eedhffefgffefw	ее
eedhfffffgfffw	away
eedjeffffffdet	mark:	open	stop
eeebceeleefefpolc	o~
eeebehgffffhft	describe	mark,	plan
eeecdffeiffffb	mark:	isaid
eeedcedmeffefs	hedge	but
eeedeffifffffc	지는
eeedfceeffkeeff	ask	plan
eeedfcekffffft	i	be	hedge
eeedfeffggfiew	meeting
eeedjffffffeefw	frontend
eeeeedckfffefff	should	hedge
eeeeeecffffdjs	should	hedge
eeeeeedkfffefw	seems
eeeeeefeeejedb	i	mark?
eeeeeefffffiffw	check
eeeeeeffffiefce	すか
eeeeeeffjdfeft	speaker	mark:	fail
eeeeefhhfgfeec	해결
eeeeegdieffeft	i	hedge	stop
eeeeeieffffefw	round
eeeeejdefffefff	offer	plan
eeeefbdkffffft	now	hedge	stop
eeeefdldfffcft	should	trouble	stop
eeeefedjfefeft	mark,	hedge	mark,
eeeefedkfffeft	hedge	done	stop
eeeefefffffhefw	gate
eeeefeffffifew	or
eeeefeghfffffs	but	verify
eeeeffdefifeft	aux	done	trouble
eeeefffffejeeff	ask	ask
eeeefffffifeet	speaker	mark:	quotation
eeeefffffjfdet	say	quotation	stop
eeeefffffjfdft	be	quotation	stop
eeeefgdhfefefs	plan	hedge
eeeefgehfffefw	leak
eeeefghffffefs	hedge	plan
eeeefhfffffffc	드로이
eeeefhhffffcft	if	you	mark,
eeeefidfffffft	plan	of	stop
eeeefieeffffft	plan	heading	stop
eeeefieffffefw	receipts
eeeefifffefffc	我就
eeeefifffffefc	로이드
eeeefjeefffeft	plan	plan	stop
eeeefjfffefbefw	then
eeeefjfffefbew	benchmark
eeeefjfffefbew	v1
eeeefkcefffeft	plan	speaker	stop
eeeeheegfffffb	fail	but
eeeeiefeeffefw	inloggen
eeefeeedifgehw	must
eeefeeefffiefc	いで
eeefeefffffifw	cada
eeefeeieffffft	mark,	would	stop
eeefeffffffhht	trouble	trouble	heading
eeefefffffhefc	いです
eeefefffgffhet	describe	trouble	trouble
eeefegeffffgfw	modules
eeefegeffffhfw	working
eeefeieffffdfc	겠습
eeefeieffffefc	겠습니
eeefeieffffefc	시면
eeefeieffffefc	하시면
eeefeieffffffw	going
eeefeifffffdfc	말씀
eeefeifffffefc	하시
eeefekdeffffft	mark,	offer	stop
eeeffeegfffhfc	一张
eeeffegfffhffc	でしょ
eeeffehfffhefc	ーを
eeeffehffgfeec	가해결
eeeffejefffefb	would	should
eeeffejeffffft	if	speaker	mark,
eeefffefffhffc	よろし
eeeffffefiffft	speaker	say	trouble
eeeffffffffhfw	датасете
eeeffffffhfefc	라고
eeeffffffifeft	speaker	say	be
eeefffffgffgfc	二つ
eeefffffgffgfc	取り
eeefffffgffhfw	тесты
eeefffiefffffw	бы
eeeffhefffgffw	participants
eeeffhfffffeffw	first
eeeffhfffffefw	billing
eeeffideffgffw	send
eeeffieffffdfw	ask
eeefgedifffefs	rest	trouble
eeefgfehfgfefw	complete
eeefgffffffhfw	packages
eeefgffffgfeffw	from
eeefggeffffhfw	primary
eeefhffefffefce	たが
eeefhffegffefce	したが
eeefhfffffffft	i	done	mark,
eeefhfffffffft	of	mark,	but
eeefiffeeefefce	完成
eeegefdifffffc	では
eeegeffffffehc	ってお
eeegeffffgefhw	notes
eeeggfffffffffw	von
eeeghefefffffw	even
eeehfffeffffgc	おりま
eeehgcceeffiffw	only
eeehgfffgffffw	hold
eeeidgffffffft	of	open	stop
eeeieffeffffft	greet	open	stop
eeeiefffffffft	open	yet	done
eeeiffffffffffw	skipped
eeeifffffffffw	stays
eeejeeefeffefs	open	hedge
eeejfdeeffffew	yet
eeejfffffffffb	open	deliberate
eefdfffhffffft	mark,	but	open
eefdfifffffffw	var
eefdgfffffffis	open	rest
eefdhffffefhfc	트는
eefedeeifffefb	done	hedge
eefedffifffffce	했어요
eefeedkcffffft	if	be	done
eefeeehgfffefw	dovrebbe
eefeeffhfffffc	했어
eefeeffhfffffc	했어요
eefefdeeffjffb	ask	plan
eefefedjfffeft	hedge	now	stop
eefeffeffffifw	eleven
eefefffegfgfhfw	what
eefehffffffffc	还没
eefehffffffffs	still	rest
eefehfffffffft	still	rest	be
eeffdgfffdfift	ok	trouble	stop
eeffeffffffhfc	は引
eeffeffffhfffw	счет
eeffefffhfffft	correct	mark:	heading
eefffdiffgfffw	sie
eefffdjfffffft	mark,	ok	plan
eefffeeiffffft	hedge	mark,	all
eefffefffhfefc	고하
eeffffeifffffff	hedge	trouble
eefffffffffhfw	authentication
eefffffffffhfw	consists
eeffffffffhffc	ろし
eefffffffhfefc	구서
eefffffffhfefc	청구
eefffffffhfefc	청구서
eefffffffhfffc	아요
eefffffffhfffw	mentioned
eeffffffgfgffc	旧版
eefffheeffgefw	righe
eefffieffefffc	给您
eeffgffffffffc	ルは
eeffgffffffffw	ravi
eeffgffggfffffw	ich
eeffggfffffgfw	short
eeffhffefffefc	は完
eeffhffefffefc	クエ
eeffhffefffefc	バック
eeffhffefffefc	完成
eeffhffefffffc	확인하
eeffhfffffffffw	done
eeffhffffffffw	committee
eeffhffffffffw	cpu
eeffhffffffffw	pu
eeffhffffffffw	être
eeffhffgffffft	speaker	only	stop
eefgeegffffffw	around
eefgeffffhfefce	고요
eefgffffgffffce	没有
eefggffffffffc	接口
eefghffefffefc	は未
eefheedbfgfdit	hedge	describe	stop
eefhefffffffffw	das
eefhefffffffft	yet	done	stop
eefheffffffffw	refactoring
eefhefffffffgfw	have
eefheffgfffffw	rule
eefhfedffffhfc	します
eefhfffeeffffc	とし
eefhffffffffft	open	aux	done
eefhfffffffffw	pendiente
eefhgfffeffffb	rest	open
eefiefffffffft	mark,	greet	open
eefifffffffffw	scope
eefjeffeffffft	open	mark,	open
eegciffeffffft	not	aux	stop
eegeeeeffffhfw	solo
eegefeefhffffw	earlier
eegegefefehefc	でし
eegegfgefffefw	rolled
eegeheheeffefc	でき
eegfefffgffgfw	testy
eegfeieffffdfw	reproduce
eegffffgffffft	mark,	all	be
eegfffgffffffw	sem
eegfgdffffffhw	steps
eegfgeffgffefw	l'
eegfgeheeffefc	できま
eegfgffefffffw	pictures
eegfgffegffefc	でした
eegfgffffgfffw	insists
eeggeffffffefw	aan
eeggfffffffffw	grant
eeghdgefeefgew	run
eehdffffffffgfw	не
eehdhffffffeft	cell	bad	cell
eeheddjefffefs	would	fail
eeheedeghgfffw	last
eeheefffffffffw	can
eeheffffgdfffw	being
eeheffgfffffffw	sem
eehegffegefefce	でした
eehehdeedffeft	but	fail	stop
eehfdehfeefffw	port
eehfeefgfffefw	arrivato
eehfefffeffgfc	这张
eehfeffffeheffw	could
eehfefffffffffw	connection
eehfeffffffffw	usable
eehfeffgfffffw	arrivé
eehffefffffefw	обучение
eehfffeffffffw	permission
eehfffegfffffc	일은
eehffffffffeft	say	fail	stop
eehfffffffgefw	dump
eehfgfffffffft	verify	fail	stop
eehgeffffffffc	하지않
eehgfeffeffeew	early
eehgffeeffffffw	neither
eehgfffffffdfw	lint
eehheffffefefw	pas
eeieeahgfffffs	plan	would
eeieefffeffffw	protected
eeieeffffffefw	consumer
eeiefefffffefw	health
eeiegeeeefhffw	does
eeifefffdffffw	simply
eeiffefffffffw	fell
eeiffffffffdfw	aborted
eeiffffffffeffw	access
eeifgfeefffdfw	find
eeigegZaZbdjelen	99
eeihdefedeeedw	didnt
eejeedffffffft	fail	i	stop
eejeefffffffft	fail	still	stop
eejeefgfeffefw	node
eejeegeedefeew	bad
eejegdfdeefeet	i	be	sorry
eejegefedffeft	only	fail	stop
eejfeefffffefw	crashed
eekZheeedffffb	sorry	fail
eekeeefffffdft	cell	cell	fail
eekfeffffffaft	mark:	trouble	fail
efadekdeeefgdw	first
efbdefefkffdft	correct	mark,	be
efbeekeeffffft	mark,	i	stop
efcfefffjffffb	aux	correct
efcieeehfhfdfc	てい
efcieffffffefw	daha
efddefffjfffft	i	correct	mark,
efdecdejfeehes	ok	hedge
efdedfeihffffs	if	but
efdeeifffffefc	로이
efdffffffffifw	monthly
efdffffffhfffw	została
efdfhfffffffft	ok	mark,	trouble
efdhffffffffgfw	at
efdjdeefffffft	you	mark,	open
efecjddceheges	done	say
efedgfefhfffft	mark,	not	mark,
efeeejeffffefw	follow
efeefedejfffft	correct	isaid	stop
efeefieffffffw	look
efeegfdieffffb	not	but
efeegffffeheew	tell
efefdfffjffffb	aux	heading
efefeeeefffhfw	safe
efefeegiffffffw	unless
efefefffgffgfc	测试
efefefffhfffft	heading	mark,	not
efefefhfffffffw	had
efefegfefgggfw	files
efeffeeifffefw	duplicates
efeffefffefhfw	install
efeffeiffffffs	should	done
efefffeifffcit	greet	describe	stop
efeffffffefhffw	prints
efeffffffffehc	にな
efefffffffffhw	deployment
efefffffffhefc	ても
efeffffffhfefw	reviewer
efeffffffhfffw	strony
efefffffgffhfc	两个
efefffffhffeft	correct	isaid	mark,
efefffffhffffc	송합
efefffffhffffc	송합니
efefffffhffffc	죄송
efefffffhffffc	죄송합
efefffffhffffw	spoke
efefffgeegfgfc	있습니
efefffhegffffw	было
efeffgfffgfffw	docs
efefgeeffffhfw	power
efefgfffffffffw	mum
efefhffffefffw	dad
efefhfffffffft	but	i	be
efefhfffffffft	mark,	but	only
efefhffffffffw	anderen
efegdecieffefs	should	not
efegdffhfffffc	않았
efegffffffffgc	おり
efeggffffffffw	era
efeggffffffffw	sin
efeggffffgfffw	stato
efeghfeefffefw	warnings
efeheffffffffw	faire
efeheffffffffw	wanted
efehefgffffgfw	warning
efehffffffffft	mark,	open	open
efehfffffffffw	ancora
efehfffgfefefw	insurance
efeiedehfefefw	far
efeieeheeffefw	old
efeiefffffffft	mark,	open	you
effccfffkffffs	isaid	open
effciffffffffce	没动
effdhffffffffc	没动
effdhffgffffft	mark,	open	yet
effeeedgehfffff	hedge	say
effeeffehffffs	done	isaid
effefdiffffeft	mark,	plan	done
effefefffhgdfw	support
effeffeifffeft	hedge	aux	done
effeffffgffffw	detto
effeffffiefefw	reported
effefheeffffgfw	next
effefhefffffft	plan	plan	speaker
effefheffffffw	intend
effefhfefffffw	shall
effehffffffffs	ratio<	open
effehffffffffw	twelve
effeiffeeefefw	flight
efffeeeffifffs	say	hedge
efffeeffffhefc	サーバ
efffeehffffeec	오류
efffefeehffffw	expired
efffeffffffehce	하세요
efffefffgffefb	correct	mark;
efffefffggfffw	disse
efffeffhffffft	ok	yet	mark,
effffeeffffhfw	someone
effffeeffhfffs	gone	hedge
effffegfffhffc	しょ
effffegfffhffc	しょう
effffeifffffft	if	mark,	stop
efffffeefgfehw	week
efffffefhffffw	claimed
effffffefiffft	say	mark,	quotation
effffffffffehce	세요
efffffffffffhc	なって
efffffffffffhw	shopping
effffffffffgffw	returns
effffffffffgfw	depends
effffffffffgfw	expires
effffffffffgfw	pension
effffffffffgfw	vezes
effffffffffhfw	meets
efffffffffgffc	よろ
effffffffgfffc	发票
effffffffgffffw	per
effffffffgffffw	volgens
effffffffgfffw	colleague
effffffffgfffw	estava
effffffffgfffw	fattura
effffffffgfffw	pm
effffffffgfffw	repaired
effffffffgfffw	schrijft
effffffffgfffw	você
effffffffgfffw	volgens
effffffffgfffw	ze
effffffffhfeft	mark:	quotation	stop
effffffffhfffc	済み
effffffffhffft	say	mark:	quotation
effffffffhfffw	fatura
efffffffgffffc	の口
efffffffgffffc	の口座
efffffffiffeft	isaid	mark;	correct
effffffgffffgw	see
effffffhfffffw	trust
efffffgffffffw	carry
efffffgffffffw	wieder
efffffgffgfffw	automatically
efffffgffgfffw	budget
efffffhfffffffw	were
efffffhffffffw	certificato
efffffhffffffw	rinnovato
effffgfffffffw	anonymised
effffggfffffffw	once
effffheffgfffw	factuur
effffhfffffefc	見て
effffhfffffffw	compte
efffgehffefeew	sensors
efffgffffffffc	たが
efffgffffffffc	没问题
efffgffffffffc	订好
efffgffffffffc	订好了
efffgffffffffc	问题
efffgffffffffw	cinco
efffgffffffffw	executed
efffgffffffffw	refunded
efffgffffffffw	shipping
efffgffffffffw	thread
efffgffffffgfw	thirty
efffgffffgfffw	jonas
efffgffffgfffw	mum
efffgffgegfffw	delivered
efffhffeeffefc	ルは満
efffhffffffefc	したが
efffhffffffefw	playlist
efffhffffffffc	酒店
efffhfffffffft	open	still	rest
efffhffffffffw	forgot
efffhffffffffw	sunday
efffiffdffffft	but	mark,	not
effgeffhfffffc	않았습
effgfffffffffc	まだ
effgffffffffffw	awaiting
effgffffffffffw	image
effgffffffffft	open	done	yet
effgfffffffffw	bit
effgfffffffffw	depois
effgfffffffffw	moet
effgfffffffffw	thank
effgfffffffffw	touched
effgffffffgffw	accountant
effgfgfffffffw	pruebas
effggffffffffw	reste
effggffffffffw	von
effheeegeefffw	form
effhegfffffffw	ihnen
effhfffefffefw	headers
effhfffefffffc	지않았
effhffffffffffw	tax
effhffffffffft	aux	deliberate	not
effhffffffffft	i	deliberate	open
effhfffffffffw	awaiting
effhfffffffffw	record
effieefefffffce	未着手
efgbidcceeeieb	of	describe
efgeeehffffefw	goes
efgeeffffffffce	抱歉
efgeeffhfffffc	못했
efgefefghefdfw	build
efgefgfefefdfc	きま
efgfeeffffhefc	バー
efgfeeffffhefc	ーバ
efgfefffffhefc	ーバー
efgfefhffffffw	vez
efgfeggefefgfw	si
efgffefgeffdhfw	sorry
efgfffffegffffw	mi
efgfffffffffffw	import
efgfffffffffffw	nobody
efgffffffffffw	apologise
efgffffffffffw	nur
efgffffffffffw	três
efgffffffffgfw	session
efgffffffgfffw	verified
efgfffgffffefw	erro
efgfgeeffffffw	itself
efgfgffffffefw	internal
efgfgffffffefw	some
efgfgffffffffw	stock
efggdggfeefffw	de
efggeeffffgffw	correo
efgggddfegfffw	per
efgheffefffffc	결제
efgibfceefhffb	some	mark,
efhdeffffffffw	none
efheceefhffdet	be	still	stop
efhfeefffefffc	已经
efhfeegeeffefc	지않
efhfeffffffefc	分に
efhfeffffffeffw	e2e
efhfeffffffffw	offer
efhffefegfffffw	when
efhffehdfffffw	help
efhfffefffffft	trouble	describe	aux
efhfffeffffffw	certificate
efhfffeffffgfw	clinic
efhfffegfffffw	posta
efhffffefffffw	neither
efhfffffeffffw	fax
efhffffffffdffw	lint
efhffffffffdfw	newer
efhffffffffefw	linker
efhffffffffefw	rot
efhffffffffffc	查询
efhffffffffffc	드가
efhffffffffffw	airline
efhffffffffffw	consegui
efhffffffffffw	fait
efhffffffffffw	impossible
efhffffffffffw	retour
efhffffffffffw	son
efhffffffffffw	wurde
efhfgffegffdfw	deploy
efhgeffffffffc	카드
efidefdhefffft	mark,	i	not
efidefffffffft	fail	mark,	not
efidffeefffffw	tried
efidffffffffffw	een
efidfffffffffw	claims
efieeeefffgefw	backup
efieeffdefffft	i	not	aux
efieeffffffffw	gyp
efifdfffefffft	trouble	still	stop
efifeffffffdfw	e2e
efifeffffffffw	forbidden
efiffffffffefw	refused
efigbfbgdfffew	at
efihefeeeffdfw	because
efjeeefffffeft	i	fail	stop
efjfgfffbfffft	sorry	mark,	fail
egWZWbbccddTsff	trouble	trouble
egdehfeeeefgfc	トは
egdehfeffffffw	covers
egdeidfeeeddfw	co
egdejfgdfeffcw	yes
egdfdffhffffec	이지
egdfeeiefffefce	きます
egdfeffffhfeft	done	gone	stop
egdffgfffffhfw	seven
egdfgffffgfeft	be	done	gone
egdghffffefefw	image
egdmdbbdebccdpols	o
egebgefggfdgece	니다
egeeedhegfegfw	una
egeeeefefffiew	head
egeeehdefffffs	plan	but
egeefefffefhew	gate
egeeffeeffhefw	show
egefeffffeheew	coming
egefeffffgfgfw	output
egeffefffehefc	しい
egeffffffffffc	不过
egeffffffffffw	dos
egeffffffffffw	os
egeffffffffffw	problem
egefffffffgffc	现在
egeffffffgfffw	secondo
egeffffffhfdfc	ってい
egefffffgffffc	过了
egefffffgffffw	running
egeffggefffefw	restart
egefgegfeffffw	late
egefgfeffffgfw	twenty
egefgffffffffw	connections
egefgfffgfffft	ok	trouble	mark,
egefghefffffft	be	done	verify
egefhfffgefdft	ok	all	mark,
egegeffffffeft	open	open	speaker
egegffeffffffw	nor
egegfffffffffw	bien
egegfffffffffw	pods
egegfffffffgfw	com
egeheeeefffeffw	nothing
egehfffffffdfw	stay
egfbgfffffefec	니다
egfdgegdegfegw	we
egfeefefggfffc	합니다
egfeffffggfffc	합니
egfeffgffffffw	leave
egffeefffffgfw	same
egffeffffffefc	페이
egffeffffffefw	total
egffeffffffffw	artık
egffeffffffffw	confirmation
egffeffffffffw	safari
egffeffffffgfw	ends
egffefgfffffft	ok	ok	still
egffefgffffffw	exit
egffegfffffffw	banco
egffehdgfffefw	con
egfffdeffffhfc	に開
egfffeeffffffw	bundle
egfffefffhfefc	는이
egfffffffffffw	erreichbar
egfffffffffffw	erreur
egfffffffffffw	generated
egfffffffffffw	overdue
egfffffffffffw	payments
egfffffffffffw	saturday
egfffffffffffw	toda
egfffffffffffw	weer
egfffffffffgfw	linter
egffffffgffffw	assured
egfffffgffffft	be	ok	ok
egffffgffffffw	läuft
egffgeffeffffw	smaller
egffgfffeffffw	ale
egffgfffffffec	예약
egffgfffffffffw	alles
egffgfffffffffw	everyone
egffgfffffffffw	login
egffgfffffffffw	signed
egffgfffffffffw	все
egffgffffffffw	años
egfgdffffgfffw	página
egfgfffffffefw	zu
egfgfffffffffw	ni
eggfeeffffhefc	サー
eggfefefeefgfw	table
eggfefffffhefw	thursday
eggffefffffgfw	flow
eggffffffffefw	exits
eggffffffffefw	kırmızı
eggfffffffffffw	plus
eggffffffffffw	aucune
eggffffffffffw	gateway
eggfgeeffffffw	appointment
eggfgffffffefw	alles
egggeffffffeffw	still
egggffeeffffffw	zero
eghedfeffffefc	지가
egheeefffffffc	않습
egheeffffffffc	없습니
egheefffffffffw	none
eghefeefeefcew	push
eghefefffffefw	servidor
eghfefeffefeffw	every
egicidccbeedes	fail	open
egiiiaYddceWdb	trouble	of
ehXebecldeedeb	without	fail
ehaZmeebdefffb	but	be
ehbeehhefffdfw	gün
ehcacaeahZdmZb	trouble	mark,
ehcbiXYgjeYhXb	be	stop
ehcedegffffifw	em
ehcfhffffffeffw	type
ehdeeffffffgfc	金额
ehdfedeffhfffw	app
ehdfefeffdfhet	trouble	mark,	greet
ehdfffgffgfffw	yesterday
ehdfhffffffefw	type
ehdfhfffgefcfw	updated
ehdhcfeieffffs	fail	but
ehecdejeegfeet	speaker	describe	stop
ehecfffffffhfw	staan
eheeeeehfffedfw	printer
eheeefehffffgc	은아
eheeeffdeefiew	hour
eheeffdffgfgfw	above
eheegegeffffew	waiting
ehefdffffeffft	trouble	say	speaker
ehefeedefefiew	çıkıyor
ehefeegfffffft	speaker	mark,	speaker
ehefefeeggfefw	reply
ehefeffffefeffw	both
ehefeffffgfefw	march
eheffffffffeffw	same
eheffffffffefw	machines
ehefffffffffffw	todo
eheffffffffffw	desde
eheffffffffffw	linux
eheffffffffffw	macos
eheffffffgfffw	reports
ehefffffgffffw	tickets
ehefgeffffffffw	works
ehegeffffffffw	daemon
ehegegeffffefw	jeszcze
ehegfedefffegw	tomorrow
ehehcfdgeffeew	da
ehehffffedfefw	pending
ehfdeffhfffeft	describe	aux	ok
ehfedfffgffefc	テスト
ehfedfiegfgcdw	it
ehfefdfheffffw	certain
ehfefeegfefdfc	います
ehfegffffffffw	migrations
ehffeefffffefc	서버가
ehffeffffffefw	paszport
ehffeffffffffc	페이지
ehffefffffffffw	hata
ehffefffffffft	say	rest	stop
ehffeffffffffw	hata
ehffeffffffffw	minus
ehffefgfffffft	mark,	ok	ok
ehfffeeffffefw	errore
ehfffeeffffffw	prima
ehfffegfeffffw	breakfast
ehfffffffdfffw	arriving
ehfffffffefffw	tracking
ehfffffffffdfc	에서도
ehfffffffffefc	서도
ehfffffffffefw	cent
ehffffffffffefw	smoke
ehffffffffffft	not	none	trouble
ehfffffffffffw	magazijn
ehfffffffffffw	years
ehffgeefeffffw	read
ehffhffffffeew	smoke
ehfgefeegffefw	date
ehfgeffffffefc	대로
ehfhdeeffefefw	votre
ehfhgdeffdfdfw	van
ehgdeffeegfeet	mark,	aux	done
ehgeeffffeffffw	votre
ehgefefeegfcew	jest
ehgegfeffdfdfw	phone
ehgfeffffdfefw	package
ehgfeffffefdfw	cztery
ehgfeffffffefw	es
ehgfeffffffegw	ms
ehgfffeefffefw	link
ehgffffffffefw	gibt
ehggeffffffdfw	source
ehhdeffefffgfc	あり
ehhdeffefffgfc	ありま
ehhefeeffffffw	called
ehhgeffdeffefc	りませ
ehkccciadbecbb	verify	ok
eiZblZbecbeZeb	now	mark,
eialcVYaadeRplen	3
eibehfgegffdfw	down
eicefgdegffefw	conflicts
eicfacijfbebds	not	not
eicfdgfffdfcew	w
eicfeedeeefgefw	les
eichdefeeefeew	database
eidbefffhffeft	aux	not	done
eideeefffgfefc	边的
eidefffffefefw	replied
eidegeefeffcew	près
eidehecffffefw	ama
eidfbeffghfdfs	trouble	except
eidfeffffffefw	statement
eidffefffffdfc	다시
eidgecefefegew	has
eiedeeibeffdfb	describe	plan
eiedeffffffeffw	não
eieeeeeegegeew	les
eieefeeffefdew	четыре
eiefeeeffefefw	паспорт
eiefefeefeffft	without	fail	trouble
eiefefeffdfgfw	live
eiefeffffffefw	s
eiefefidecfeft	be	mark,	ok
eieffdeffffefw	boots
eiefffeeffffft	done	mark,	greet
eieffffffefdfc	더에
eieffffffffeft	without	none	trouble
eiefffffffffft	none	trouble	mark,
eieffffffffffw	keine
eiegeefffffefw	payroll
eifedffegffefc	スト
eifedffffffffc	テス
eiffceffefffft	ok	mark,	ok
eiffcffffffefw	bar
eiffdefffffeft	ok	rest	stop
eiffdfgffefeft	done	trouble	say
eiffeefffefdfc	버가
eiffeefffffeffw	ok
eiffefegfffeft	ok	ok	mark,
eiffefffffffft	you	be	ok
eiffffceffeefw	jak
eifffffdfffffw	identical
eifffffffffeec	扫码
eifgdeeefefdfc	서버
eigeefdheefbfw	all
eigfefhffffcfw	percent
eigffffffffbfw	disk
eihbeefefffefw	geen
eihededffffdfw	left
eihedfeeeefcft	be	done	ok
eiheeceffffeft	of	fail	stop
eihiVccXjcadab	open	mark,
ejYebbejfffefb	if	fail
ejcdeefffffefc	不差
ejcgefeffefeffw	non
ejdcffffffffft	none	open	stop
ejdeeffefffcfw	mais
ejdfeffffffeft	not	trouble	stop
ejeefdfcffeefw	tak
ejeefffffefdft	code	ok	stop
ejefdedefffees	would	but
ejefdfffgefcft	be	ok	all
ejefefeeeffeft	trouble	mark,	not
ejefffeeeefffs	without	without
ejehbfefhbfffs	say	still
ejffdfffeffefs	except	rest
ejffeffefefbfw	valid
ejgdiabddceedb	describe	all
ejgecffffefcew	queue
ejhZXilZaYacXb	of	stop
ekTiXXhbZhbnZf	code
ekXaVmfebbcWal	ok
ekbceeeffefdfce	不差
ekcfdfeegefeft	still	ok	stop
ekdfdeefeffdfpol	-=-
ekdfdffffffeet	trouble	not	stop
ekdhdgbceeeefs	but	plan
ekeeedahfeebfb	hedge	trouble
ekefdffffffcft	num	ok	stop
ekefeceefffeft	ok	speaker	ok
ekefeffffffdfff	all	num
ekidZbZcdaehjb	trouble	speaker
elffaeffeffefb	except	of
elfjVhecfcdYdb	rest	stop
emaaeffeeffffb	none	open
embeddeeedfaeff	fail	speaker
emdfaeefeefdfff	ok	except
emhZXddebcfefb	i	verify
emheVdXcgbfhbu	earlier
epYYcfedeefefb	none	be
fWiWagklaidWbb	i	describe
fXUuXZXZbcdadu	deliberate
fXYabbcdcvdUbb	quotation	stop
fXdebedeeifnfb	all	speaker
fXhbldchieebfs	ok	not
fYZfXdddpccbeb	mark;	be
fYdeifdffifbes	done	if
fYdigeajdgehet	describe	be	stop
fYgeWbZZfqcjZmasked	some
fZaccchddZelcb	mark,	command
fZbhdfebeeejeb	you	if
fZbhibchdZdhcb	describe	you
fZdZcfcafndgdb	say	speaker
fZgicifadddbds	plan	done
fZhheWkeaddfZf	of
fZkiZgWedcdYbb	done	plan
fZpUYjbiaYbZbf	but
faamheedededeff	open	done
facdbeiZeleces	say	say
facebeeedeeekb	trouble	ask
fadeeddlfffdfb	hedge	gone
fadlcdddeeedkl	you
fahYckfaddeZeb	plan	done
fahecfefhgfhft	mark,	be	done
fahedfjeeefefs	without	done
fahfffheffffft	ok	mark,	fail
faiecfjeeeffft	fail	be	done
faildeeeeefcfff	code	aux
fajfdeffedfcjt	ok	speaker	stop
fbbceeendefecb	but	i
fbceieefeefeeff	done	of
fbddeheeheehew	tuesday
fbeeejeefffefw	cleaning
fbffkfffffffft	but	still	stop
fbhlYahdcdeceb	aux	i
fbieheeefefefw	connection
fbjcdahceeedeb	fail	if
fbkfbfffeefafs	num	done
fccdeceedadanb	heading	mark:
fcdeheefeffifw	days
fcdhdXpXdbefcu	if
fcdihffffffffw	şey
fceeeffffefifw	meetings
fcefdefffefkfw	each
fcfeigcgdcefew	of
fcffdfhdffffit	ok	greet	mark,
fcfffffffffifw	object
fcffffgffffifw	gpu
fcfffifffffffw	compiler
fcffjffffffeft	ratio<	ok	stop
fchdefffgefffw	file
fchefhdghfebdce	습니다
fcifeffffhfdfw	matter
fcjfefegfefefw	came
fclededfeefcfff	of	fail
fdWilWadafdadb	mark,	open
fdYlhZceeccebb	open	stop
fdagdeejeefedt	speaker	aux	done
fdbbkcfijdbadu	mark,
fdbfhegffffhfw	mode
fdcdegeeiggehw	what
fdcegfgfeefjefw	a
fddZbhebbiclZb	trouble	stop
fddeeeeefjfeft	speaker	done	say
fddeeeekeffffs	not	hedge
fddeeefgegffiw	here
fddeheffeefefb	done	ratio<
fddeheffffffft	i	done	speaker
fddffffffffjfw	default
fddggdcgcebiYl	cell
fddheffffffgfw	third
fddideedgfffft	be	not	done
fddiefegfffffw	question
fddieffffffefw	excel
fddifffffffffw	değil
fddifffffffffw	hiçbir
fdebfdjicdeces	not	without
fdecddcacffhipoll	
fdedeffieffffpolc	=o
fdedfdjffdeeew	permit
fdeedfffeefifw	account
fdeeeegffffifw	worker
fdeeeffffffjfw	requests
fdeefefefhfhfw	monday
fdefeefffffeiw	thanks
fdefeeghfffffce	겁니다
fdefeffgfhfffw	paper
fdeffeeggffhfw	log
fdeffffffffhfc	갱신
fdeffffiffffft	not	fail	not
fdefffhffgffft	say	speaker	be
fdefgffffeffft	done	speaker	mark,
fdefhefffefhfw	users
fdefhefffffffw	tre
fdefhffffefefw	removed
fdefhffffgffft	trouble	ok	mark,
fdefhfffgffefw	b
fdeggeeeeffgew	list
fdeghffffffffw	remain
fdeideeeehfdft	fail	aux	done
fdfdfeeifffffff	open	hedge
fdfehffefffffc	인하지
fdfehffefffffc	정리
fdfeiffefffffc	자내
fdffdefdfefhew	branch
fdffeeeffffifw	mb
fdffeffffffhew	gives
fdffeffhffffft	greet	hedge	ok
fdffeffiffffft	mark,	greet	hedge
fdffefifgffefw	это
fdfffegffefhfw	rotated
fdffffdiffffft	hedge	be	ok
fdffffffffffiw	welcome
fdfffffffffhffw	staging
fdfffffffffhfw	share
fdffffffffhfffw	does
fdfffffffgfhfw	cluster
fdfffffffhfffw	available
fdfffffffhfgfw	terminal
fdfffffgfhfffw	results
fdfffffifffffs	verify	hedge
fdffffgffffifw	gets
fdffffiefffeft	should	ok	stop
fdffffifffffft	done	be	mark,
fdfffgfffffhfw	september
fdffgehffffffw	fail
fdffgffffffifw	different
fdffgffhffffft	all	ok	mark,
fdffheefeefdet	trouble	trouble	stop
fdffhfegfffffw	mobile
fdffhffffffffw	continua
fdffhffffffffw	ricerca
fdffhffgffffffw	most
fdffhfgefffffw	faster
fdffiffffffefw	export
fdfheffefffffc	进行
fdfidffefffffce	进行
fdgehffeeffffc	지못
fdgehffeeffffc	하지못
fdgfdfffhefffc	했습
fdgffffffffhfw	possible
fdgffffffhfgfw	slot
fdgfhffffffffw	risponde
fdggeffffefffw	lease
fdggfgeffefefw	call
fdgggfeffffffw	video
fdheegdedffhew	rate
fdhffffdfhfffw	machine
fdhfffffeffeft	mark,	done	describe
fdhffffffffffw	больше
fdhgdhcfeefeew	ik
fdhgeehdeffdft	not	none	mark,
fdhhcffffdffft	done	say	trouble
fdicffeffgfefw	half
fdieeefffffeffw	github
fdieefffffffft	i	done	ok
fdifffffffgdfw	use
fdjddheefdffew	after
fdjdeffffffefw	udało
fdjfffffeffdft	be	fail	mark:
fdlfbfcaedcgdpol1	-
feafgeffkefeft	mark:	fail	stop
febeeefighfefw	que
febfjddgeefffpolc	-~
fecdfiffeffhfw	way
fecefedghgfgew	tests
fecfceelfffffb	ok	hedge
fecfchdjfffffs	ok	offer
fecfhffffhfffw	crashes
fecfifeifffffw	though
fechgddfcdbjZf	cell
fecieffffffffw	henüz
fecjeefffefffw	kept
fedVjedgceedepol	=o
feddecjgfehdew	should
feddldcbebeXcpol	=-
fedehffefffffw	hâlâ
fedeifffffffft	be	mark,	but
fedffebkfffffb	hedge	fail
fedffegffffhfw	retried
fedffehgffffft	speaker	ok	mark,
fedffffffffhfw	rewritten
fedffffffffhfw	worden
fedffffffffifw	why
fedfffffiffeft	mark,	correct	all
fedfgeghfffffc	지만
fedfheffehfeffw	everything
fedfhffffffffw	compiles
fedfhffffffffw	complet
fedfhfgffefffw	client
fedfhfgffffffw	falls
fedfifffefffft	but	be	fail
fedgfhfeeffehc	てお
fedhfdegfffffw	iyi
fedhffeeeeggfw	production
fedifcggeffffs	not	plan
feedeidefffegw	next
feedgghefffefw	lock
feediebdefgefs	done	should
feeeeeefeffifw	admins
feeeeehefffffs	would	still
feeeegfffhfefw	factura
feeeegffgffffw	turns
feeefedjfefeft	speaker	hedge	stop
feeefeeheefhgw	job
feeefeejfffeft	be	hedge	ok
feeefeejfffffw	likely
feeefehffgfgfw	weather
feeefeieffffgfw	with
feeegefhegfdfw	gone
feeegeicfffefw	bildirimler
feeegffffefefs	done	ratio<
feeehhhceffeffw	se
feefdfffgifffs	quotation	done
feefdfjeffffft	if	ok	mark,
feefeegffffhfw	holds
feefefehfffffw	clock
feeffehffffefw	case
feeffeieffffft	speaker	would	stop
feeffejefffeft	would	describe	stop
feeffffffefehw	summary
feeffffffffgfw	vite
feeffffffffhfw	trois
feeffffffffhfw	échec
feeffffffgfgfw	warranty
feeffffffhfefw	doctor
feeffffhfffffw	rien
feeffffifffefw	presumably
feefffggfffffc	겁니
feefffggfffffc	겁니다
feeffhfffffefc	おき
feeffhfffffefc	おきま
feeffhfffffefc	ておき
feeffhfffffefw	module
feeffideffffft	offer	offer	stop
feefgdhffffgfw	month
feefgeheeffffw	drop
feefgffffffffw	apart
feefgffffffffw	locally
feefgfffhffffc	실이
feefgggfffffffw	on
feefgheegffefw	report
feefhfeffffffpol	=-o
feefhffefffffw	pero
feefhffefffffw	while
feefhffffffffpols	-=o
feefhfgefffefc	ック
feefiffefffffce	正常
feefifffeffefw	december
feefjefecfffft	mark,	but	fail
feegeefgfffgfw	final
feegefffeffehw	changed
feegegeffgfffw	u
feegffffffffgw	nada
feegffhefffffw	delete
feegfgeffffffc	削除し
feeggffffffffw	started
feehefffffffgw	за
feehfffffffefc	には
feehfffffffeffw	migration
feeidffeffffft	speaker	be	open
feeieeeffffefw	пока
fefdhffffgfffw	у
fefdiffffffffc	完了
fefdiffffffffw	кроме
fefeeefifffffw	probably
fefeeffffgfffw	seien
fefeeieffefefc	直播
fefefeeifffffb	open	hedge
fefefefhfffffw	stored
fefefffffgfffw	bei
fefegfgfffffft	done	mark,	speaker
fefehffefffffc	자리
fefehffeffffft	open	yet	but
fefehffffffffc	는아
fefehffffffffc	는아직
fefehfgefffffc	가없
fefeiefffffeffw	está
fefeigfefffgdw	train
feffeeeiffffft	mark,	i	hedge
feffefehfffefw	believe
feffeffffhffft	speaker	mark,	trouble
feffefffgffffc	이아
feffefffgffffc	했는
feffefffgffffc	했는데
feffefffgffffc	했다
feffefffhffffc	고했
feffefffhffffc	고했는
feffefffhffffc	다고했
feffefffhffffc	아니
feffefffhffffc	했다고
feffefffhfffft	speaker	be	fail
fefffcifffffffw	sobald
fefffdhffffffw	sobald
fefffeehfffefw	moeten
fefffegefffgfw	legal
fefffehefffffw	provided
fefffehffffffw	disappear
fefffehffffffw	finish
fefffeiffffffs	if	should
fefffejefffeft	without	would	describe
feffffdhfffefw	zou
feffffdhffffft	ok	mark,	hedge
feffffeefffhfw	forty
feffffeffffgfw	caches
feffffeffffhfw	artefacts
feffffehffffft	hedge	speaker	ok
feffffehfffffw	renders
feffffeifffefw	apparently
fefffffffffgfc	ロで
fefffffffffgfc	ロです
fefffffffffgfw	euros
fefffffffffgfw	formatter
fefffffffffgfw	months
fefffffffffgfw	timestamps
fefffffffffgfw	year
fefffffffffhfce	トは
fefffffffffhfw	abre
fefffffffffhfw	euro
fefffffffffhfw	hash
fefffffffffhfw	json
feffffffffgfffw	which
feffffffffgffw	usually
feffffffffheft	describe	describe	describe
fefffffffgfffw	migrated
fefffffffhfdfw	readme
fefffffffhffft	speaker	say	mark:
fefffffffhfffw	lena
fefffffgfffffw	parcel
fefffffgfffffw	puisse
fefffffhffffft	hedge	mark,	now
feffffgffefgft	describe	say	speaker
feffffhefffefc	直る
feffffhffffffce	지만
fefffgffffffew	paying
fefffgfffffffw	dry
fefffgfffffffw	eerst
fefffgfffffffw	nu
fefffheffffffw	gonna
fefffhgfffffefw	paying
feffgfffffffft	ok	mark;	rest
feffgffffffffw	bounced
feffgffffffffw	liens
feffgffffffffw	shift
feffgffffffffw	siguen
feffgffffffffw	usar
feffgffffffgfw	hourly
feffhdeeffeegw	tudo
feffhffefffffc	리가없
feffhffefffffc	자리가
feffhffefffffw	logout
feffhffefffffw	region
feffhffffffffs	ratio<	rest
feffhfffffffft	ok	mark,	rest
feffhffffffffw	cameras
feffhffffffffw	reach
fefgeffffgfffc	상태
fefgeffgfffffw	manque
fefgfeffgffffc	ファ
fefgfffffffffc	確認
fefgffffffffffw	pas
fefgffffgefffw	claim
fefgfgeffffffc	除し
fefgfhdffffffw	approve
fefhfffffffefw	gedraaid
fegdgefgfffffw	turned
fegeffffffffffw	unfortunately
fegefffffffffw	unfortunately
fegefgefgfecec	습니
fegegffefffefc	きまし
fegehffefffffc	리가
fegfeehffffefc	빌드
fegfeffffgfffw	customer
fegfefffgffffce	なく
fegffeegfffefw	chegou
fegffffffffffc	リンク
fegffffffffffc	ンク
fegffffffffffc	件が
fegffffffffffw	afternoon
fegffffffffffw	refuse
fegffffffffffw	wall
fegffffffffgffw	hotel
fegffffffffgfw	fonts
fegffffffgfeffw	l'
fegfgffffffffc	링크
fegfgffffffffw	compatible
fegfgffffffffw	fast
fegfgffffffffw	giriş
fegfgffffffffw	hit
feggeffffffffw	looked
feggfffffffffc	リン
feggfgefefffew	the
feghdffffffffw	nope
feghdffffffgfw	made
fehcaiZbdbdhcb	cell	trouble
feheeehffffffw	start
feheeffffffefw	github
feheffffeefffw	password
fehefffffffffw	filter
fehefffffffffw	spam
fehefgeffffffc	下来
fehegddhefffft	offer	not	stop
fehegffefffffc	登录
fehfdfgffffffw	application
fehfeeeffffffw	fare
fehfeffffffefw	persists
fehfefffffffft	fail	mark,	fail
fehfeffffffffw	subagent
fehfffffefffft	be	still	fail
fehffffffefefw	ref
fehffffffffeffw	deploy
fehfffffffffffw	signature
fehfffffffffft	not	verify	stop
fehffffffffffw	responds
fehfffffffgdffw	merge
feicdfffcfhffs	still	say
feicffhefefefw	approved
feideffffefffw	spreadsheet
feidfffffffffw	voor
feifcffffffffw	accepted
feifefffeefefw	portal
feifeffffffeft	but	sorry	be
feiffeeffdfffw	screen
feiffffffefefw	column
ffXlcZdggibgZb	describe	be
ffbfbhhacddfdb	mark,	plan
ffcdcecneffffb	hedge	mark;
ffcfefffifffft	aux	mark,	not
ffcfhefegffffc	는데
ffcfhehffefffw	script
ffcfideheffffs	offer	but
ffcfihddffeffs	offer	fail
ffcfjfeefffffs	still	without
ffcjcffefefffb	fail	say
ffdWiedgceecepols	=o
ffdefffeiffffw	actually
ffdfdeehfhffft	be	done	if
ffdfdfejfffffs	hedge	offer
ffdfeffffeigew	many
ffdffffffffhffw	errors
ffdffffffffhfw	falha
ffdffffffffhfw	stderr
ffdffffffhfgfw	user
ffdfffffhffffw	misread
ffdfffgfhffefw	forget
ffdffgfffhfffw	outage
ffdffjdeffffft	plan	fail	stop
ffdfhffffefffw	accept
ffdfjffeefffft	mark,	offer	not
ffdggffefffffc	학원
ffdghffffffffw	trains
ffdhgffeffffft	mark,	but	speaker
ffedffffhffffw	mistake
ffeedfigefffft	done	mark,	i
ffeeefggfffffw	lost
ffeeefghfffffc	えた
ffeeegfgfffffc	めて
ffeefcddffjefb	ask	offer
ffeefdiffffgfw	cost
ffeeffeefefhft	describe	not	none
ffeeffffhfffft	not	aux	not
ffeeghfefffffw	bill
ffeehfffffffffw	draft
ffefdffejfffft	correct	mark:	aux
ffefdffffhfffw	deprecated
ffefdfffidfdfw	those
ffefeeeefehdhw	how
ffefefeiffffft	hedge	mark,	but
ffefeffffffehc	なっ
ffefeffffhfffw	npm
ffefeffhfffffc	는않
ffefeffhfffffc	는않았
ffefeffhfffffc	보지
ffefeffhfffffc	보지는
ffefeffhfffffc	지는않
ffefeffhfgffft	done	aux	done
ffefeheefffffw	due
ffefeidefffeft	offer	mark,	i
ffefeieefffffw	et
ffeffeggfffffc	제될
ffefffdhgffffc	りで
ffefffehfffffs	would	hedge
ffefffehffffft	hedge	mark,	not
ffefffehffffft	mark,	but	hedge
ffefffehfffffw	knowledge
ffefffeiffffft	now	ok	stop
ffefffffffffgfw	deployment
ffeffffffffgfc	放在
ffeffffffffhfw	utc
ffeffffffgfffw	amministratore
ffeffffffgfffw	guasto
ffefffffgffffc	不是
ffefffffgfffffw	oops
ffefffffgfffffw	perdón
ffefffffgfffffw	please
ffefffffgfffffw	scratch
ffefffffgffffw	avais
ffefffffgffffw	llegó
ffefffffgffffw	local
ffefffffgffffw	oops
ffefffffgffffw	pipeline
ffefffffgfgffw	antes
ffefffffggfffw	previous
ffefffffhffffc	错了
ffefffffhfffffw	przepraszam
ffefffffhfffft	sorry	mark,	isaid
ffefffffhffffw	discount
ffefffffhffffw	perdón
ffeffffgfffffc	만실
ffeffffgfffffw	helper
ffefffhefffffw	pewnie
ffefffhffffffs	should	would
ffefffhfffffft	if	not	none
ffeffgefgffffw	scratch
ffeffggefffffc	れば
ffeffheffffffw	moi
ffefgffegffffw	а
ffefgfffeffffw	commits
ffefgffffffffc	すが
ffefgffffffffc	로그
ffefgffffffffc	로그인
ffefgffffffffc	은안
ffefgffffffffc	터링
ffefgfffffffffw	merged
ffefgffffffffw	aunt
ffefgffffffffw	granted
ffefgffffffffw	however
ffefgffffffffw	passing
ffefgffffffffw	prenotato
ffefgffffffffw	refuses
ffefgffffffffw	ses
ffefgffffffffw	starts
ffefgffffffffw	vlucht
ffefgffffffgfw	zehn
ffefgffffgfefw	writes
ffefgffffgfffw	patched
ffefgfffgffffw	ignore
ffefgffgfffffw	war
ffefgffgfffffw	работает
ffefhffeffffgw	za
ffefhffffffffc	그인
ffefhffffffffc	아웃
ffefhfffffffft	fail	but	sorry
ffefhffffffffw	respond
ffegefgffffffce	付款
ffegffegfffffc	我没
ffegfffffffffc	付款
ffegfffffffffc	意没
ffegffffffffffw	nog
ffegffffffffffw	uw
ffegfffffffffw	niets
ffegfffffffffw	personal
ffegfffgfffffw	ontbreekt
ffegfgfffffffw	carried
ffeggffffffffc	링은
ffeheffefffffw	laisse
ffehefffffffew	ur
ffeheffffffffc	への
ffehefffffffft	aux	still	done
ffehefffffffft	not	aux	still
ffehefgefffefw	den
ffehffeffffffw	overnight
ffehfffffffffc	行っ
ffehfffffffffc	行って
ffehffffffffffw	call
ffehfffffgfdfw	extended
ffehgeffffffffw	index
ffeicfffffffft	still	mark,	open
ffeidfffffffft	speaker	open	still
fffddffiffffew	но
fffdgffgfeffft	but	open	stop
fffdigefeefefw	through
fffecegghefdgw	right
fffedehfeefefw	without
fffeeffffffhfw	tien
fffeefffhffeffw	wait
fffefdeeffjffff	ask	offer
fffefdhffffffw	knew
fffefffehfffffw	actually
fffefffffgfffw	contractor
fffeffffgffffw	avevo
fffeffffgffgfw	aspetta
fffeffgffffffw	keep
fffeffhefffffc	되지않
fffeffhffffffc	되지
fffefheffffegw	evening
fffefhffffffft	plan	mark:	speaker
fffefhfffffffw	glad
fffefhfffffffw	split
fffefiefffffft	plan	mark:	stop
fffehffdfffffw	iniciar
fffehffffffffw	opstarten
fffehffffffffw	его
ffffdffffffhfw	ein
ffffeehffffffc	ルド
ffffeehffffffw	cdn
ffffefegffffhw	hope
ffffefehfffffff	hedge	gone
ffffefehfffffs	gone	but
ffffefehfffffs	hedge	still
ffffeffffffffc	ートは
ffffeffffffgfc	ート
ffffeffffffgfw	gut
ffffefffgefgfc	스트
ffffefffgefgfc	테스트
ffffefffgefhfc	테스
ffffefffgffffc	抱歉
ffffefffgffffc	通过
ffffefffgfffft	aux	mark,	but
ffffefffgfffft	correct	mark:	isaid
ffffefffgffffw	drafts
ffffefffgffffw	factor
ffffefffhffffc	통과
ffffefffhfffffw	correction
ffffefffhfffft	aux	heading	mark,
ffffefffhfffft	mark:	aux	heading
ffffefffhffffw	correction
ffffefffhffffw	pisałem
ffffeffgffffffw	probably
ffffeffgfffffs	gone	verify
ffffeffgffffft	done	but	not
ffffeffgffffft	hedge	done	mark,
ffffeffhfffffs	verify	but
ffffefgffffffc	エラ
ffffefgffffffw	trouble
ffffefheffffft	would	be	ok
ffffefhffffffw	habría
ffffeidfffffft	offer	mark,	offer
fffffdffffhfft	offer	ask	mark?
fffffdfhfffffc	것같
fffffdidfffffw	changing
fffffeeeffffhfw	hi
fffffeehffffffw	pretty
fffffeehfffffw	pretty
fffffeeifffffw	guess
fffffeffffgfffw	want
fffffefgfffffw	caído
fffffefgfffffw	ter
fffffefhfffffw	reasonably
fffffegfffffffw	depending
fffffegffffffw	depending
fffffegffffffw	hear
fffffegfffgfffw	should
fffffegfffhffc	ょう
fffffeggfffefw	debería
fffffeggfffffw	deve
fffffeidfffffw	might
fffffejcfffffw	clear
ffffffdffffhfw	sounds
ffffffdhfffffc	さそ
ffffffdhfffffc	さそう
ffffffdhfffffce	うです
ffffffdhfgfffc	うで
ffffffdhfgfffc	そう
ffffffdhfgfffc	そうで
ffffffdhgffffc	はな
ffffffeeffffgw	hi
ffffffefffffhw	having
ffffffeffffgfw	dog
ffffffeffffhfw	later
ffffffeffffhfw	par
ffffffefgfgffc	还是
ffffffegfffffc	上了
ffffffegfffffc	일은아
ffffffegfffffw	appear
ffffffegfffffw	correctly
ffffffegfffffw	day
ffffffegfffffw	inzwischen
ffffffegfffffw	müsste
ffffffegfffffw	всего
ffffffegfffffw	письмо
ffffffehfffeft	hedge	ok	mark,
ffffffehfffffc	うです
ffffffehfffffc	应该
ffffffehfffffc	메일은
ffffffehfffffff	mark,	hedge
ffffffehfffffw	bon
ffffffehfffffw	llegado
ffffffehfffffw	sein
ffffffeiffffft	hedge	be	done
fffffffciffffs	correct	hedge
fffffffefgfffw	these
fffffffffffegc	하세요
fffffffffffegfw	here
ffffffffffffgc	たしま
ffffffffffffgc	녕하
ffffffffffffgc	녕하세
ffffffffffffgc	세요
ffffffffffffgc	안녕
ffffffffffffgc	안녕하
ffffffffffffgc	하세
ffffffffffffgfw	iyi
ffffffffffffgfw	добрый
ffffffffffffgw	buenas
ffffffffffffgw	conti
ffffffffffffgw	regards
ffffffffffffgw	signora
ffffffffffffgw	добрый
ffffffffffffhfw	buenas
fffffffffffgfc	ット
fffffffffffgfc	全部
fffffffffffgffw	postgres
fffffffffffgffw	un
fffffffffffgfw	argumentos
fffffffffffgfw	arguments
fffffffffffgfw	cause
fffffffffffgfw	columns
fffffffffffgfw	consultas
fffffffffffgfw	cursor
fffffffffffgfw	dez
fffffffffffgfw	dieci
fffffffffffgfw	diez
fffffffffffgfw	espera
fffffffffffgfw	museo
fffffffffffgfw	pharmacy
fffffffffffgfw	redirect
fffffffffffgfw	sale
fffffffffffgfw	ships
fffffffffffgfw	standard
fffffffffffgfw	werden
ffffffffffgefw	anche
ffffffffffgffc	すか
ffffffffffgffce	까요
ffffffffffgfffw	aisle
ffffffffffgfffw	may
ffffffffffgfffw	posso
ffffffffffgfffw	um
ffffffffffgfffw	who
ffffffffffgfft	ask	ask	mark?
ffffffffffgffw	aussi
ffffffffffgffw	devo
ffffffffffgffw	gleich
ffffffffffgffw	mogę
ffffffffffgffw	posso
ffffffffffgffw	soll
ffffffffffgffw	tip
ffffffffffheffw	do
ffffffffffhfft	ask	i	mark?
fffffffffgfefc	ことで
fffffffffgfefc	とです
fffffffffgfefc	との
fffffffffgfefc	とのこ
fffffffffgfefc	のこと
fffffffffgfffc	こと
fffffffffgfffc	이라
fffffffffgffffw	müşteri
fffffffffgffffw	supposedly
fffffffffgfffw	banner
fffffffffgfffw	comment
fffffffffgfffw	contains
fffffffffgfffw	engineer
fffffffffgfffw	matin
fffffffffgfffw	mrs
fffffffffgfffw	quote
fffffffffgfffw	reads
fffffffffgfffw	supposedly
fffffffffgfffw	yazıyor
fffffffffhfeft	speaker	say	quotation
fffffffffhffft	quotation	say	stop
fffffffffhffft	speaker	quotation	say
ffffffffgffffc	なく
ffffffffgffffc	口座
ffffffffgffffc	誤り
ffffffffgffffc	誤りで
ffffffffgffffc	정정
ffffffffgfffffw	earlier
ffffffffgfffffw	falei
ffffffffgffffw	contrary
ffffffffgffffw	dix
ffffffffgffffw	douze
ffffffffgffffw	falei
ffffffffgffffw	mas
ffffffffgffffw	mixed
ffffffffgffffw	pro
ffffffffgffffw	przepraszam
ffffffffgffffw	sigue
ffffffffgffffw	stimmt
ffffffffgffffw	subido
ffffffffgffffw	twee
ffffffffgffffw	zei
ffffffffgffffw	писал
ffffffffgffffw	проходят
ffffffffgffgfw	damage
ffffffffhffffw	figure
fffffffgfffffc	と思
fffffffgfffffc	と思い
fffffffgfffffc	ると
fffffffgfffffc	ると思
fffffffgfffffc	ールは
fffffffgfffffc	思い
fffffffgfffffc	思いま
fffffffgffffffw	deposit
fffffffgffffffw	e
fffffffgffffffw	pelo
fffffffgffffffw	письмо
fffffffgfffffs	should	but
fffffffgffffft	gone	mark,	but
fffffffgffffft	hedge	gone	mark,
fffffffgffffft	hedge	mark,	done
fffffffgffffft	hedge	now	mark,
fffffffgffffft	mark,	hedge	describe
fffffffgfffffw	arrivata
fffffffgfffffw	assume
fffffffgfffffw	avoir
fffffffgfffffw	ce
fffffffgfffffw	cela
fffffffgfffffw	chyba
fffffffgfffffw	diría
fffffffgfffffw	dobrze
fffffffgfffffw	essere
fffffffgfffffw	goed
fffffffgfffffw	görünüyor
fffffffgfffffw	informed
fffffffgfffffw	judging
fffffffgfffffw	pelo
fffffffgfffffw	però
fffffffgfffffw	répondu
fffffffgfffffw	suppose
fffffffgfffffw	think
fffffffgfffffw	unchanged
fffffffgfffffw	worked
fffffffhffffft	hedge	ok	now
ffffffgefffffw	reiniciar
ffffffgefffffw	understood
ffffffgffffffc	がな
ffffffgffffffc	れで
ffffffgffffffc	ナー
ffffffgfffffffw	als
ffffffgfffffffw	assuming
ffffffgfffffffw	otherwise
ffffffgfffffffw	provided
ffffffgfffffffw	sans
ffffffgfffffffw	she
ffffffgffffffs	ok	would
ffffffgffffffs	still	would
ffffffgffffffw	arrives
ffffffgffffffw	assuming
ffffffgffffffw	badge
ffffffgffffffw	below
ffffffgffffffw	bouwt
ffffffgffffffw	cancel
ffffffgffffffw	compila
ffffffgffffffw	consulta
ffffffgffffffw	definida
ffffffgffffffw	des
ffffffgffffffw	devrait
ffffffgffffffw	fehler
ffffffgffffffw	gar
ffffffgffffffw	gezet
ffffffgffffffw	iphone
ffffffgffffffw	klient
ffffffgffffffw	minutos
ffffffgffffffw	otherwise
ffffffgffffffw	plants
ffffffgffffffw	reachable
ffffffgffffffw	requête
ffffffgffffffw	sign
ffffffgffffffw	vigor
ffffffgffffffw	yours
ffffffgffffffw	ça
ffffffgffffffw	índice
ffffffgffffffw	если
ffffffgffffgfw	wheel
ffffffggfffffw	sans
ffffffheffffft	if	mark,	would
ffffffhefffffw	ought
ffffffhfffffft	mark,	would	be
ffffffhffffffw	bu
fffffgefffffefw	will
fffffgeffffffc	除しま
fffffgeffffffw	quieres
fffffgeffffffw	rerun
fffffgefffffgc	たし
fffffgehfffffw	know
fffffgfffffefw	remember
fffffgfffffffc	けれ
fffffgfffffffc	ご連
fffffgfffffffc	ご連絡
fffffgfffffffc	合わ
fffffgfffffffc	改め
fffffgfffffffc	改めて
fffffgfffffffc	連絡
fffffgfffffffc	일정
fffffgfffffffc	준비
fffffgffffffffw	going
fffffgffffffffw	shortly
fffffgffffffffw	up
fffffgffffffft	plan	plan	plan
fffffgfffffffw	agents
fffffgfffffffw	amanhã
fffffgfffffffw	auch
fffffgfffffffw	audit
fffffgfffffffw	comparing
fffffgfffffffw	contacted
fffffgfffffffw	copia
fffffgfffffffw	diff
fffffgfffffffw	dig
fffffgfffffffw	figures
fffffgfffffffw	offsite
fffffgfffffffw	other
fffffgfffffffw	preparar
fffffgfffffffw	prepare
fffffgfffffffw	puedo
fffffgfffffffw	reading
fffffgfffffffw	renew
fffffgfffffffw	seguridad
fffffgfffffffw	shortly
fffffgfffffffw	steam
fffffgfffffffw	tackle
fffffgfffffffw	touch
fffffgfffffffw	vou
fffffgffffffgc	いたし
fffffgffffgfffw	shall
fffffgffffgffw	tabs
fffffgffgffffw	entwurf
fffffgffgffffw	é
fffffgfgfffffw	everybody
fffffgfgffgffw	rebase
fffffggeffffffw	si
fffffggffffffw	squash
fffffhdffffffw	ook
fffffhefffffffw	gonna
fffffhefffffft	ask	mark,	offer
fffffhefffffft	offer	ask	mark,
fffffhefffffft	offer	plan	stop
fffffheffffffw	helps
fffffheffffgfw	walk
fffffhefgffffw	als
fffffhfefffffc	ければ
fffffhfeffffffw	working
fffffhffffffffw	tomorrow
fffffhffffffft	plan	i	speaker
fffffhffffffft	plan	speaker	plan
fffffhfffffffw	few
ffffgfffeefffw	contracts
ffffgfffeffffw	fifth
ffffgffffffefc	들어
ffffgffffffffc	けど
ffffgffffffffc	すけ
ffffgffffffffc	すけど
ffffgffffffffc	として
ffffgffffffffc	ない
ffffgffffffffc	グイ
ffffgffffffffc	グイン
ffffgffffffffc	ログ
ffffgffffffffc	ログイ
ffffgffffffffc	没问
ffffgffffffffc	개가
ffffgffffffffc	링은아
ffffgffffffffce	けど
ffffgffffffffce	すけど
ffffgffffffffce	ない
ffffgfffffffffw	deployed
ffffgfffffffffw	giriş
ffffgfffffffffw	installed
ffffgfffffffffw	seven
ffffgfffffffft	but	sorry	fail
ffffgffffffffw	bis
ffffgffffffffw	clientes
ffffgffffffffw	collected
ffffgffffffffw	completo
ffffgffffffffw	działa
ffffgffffffffw	errores
ffffgffffffffw	hatte
ffffgffffffffw	imported
ffffgffffffffw	leider
ffffgffffffffw	remains
ffffgffffffffw	reservado
ffffgffffffffw	stuck
ffffgffffffffw	undeliverable
ffffgffffffffw	whereas
ffffgffffffffw	übernommen
ffffgfgefffffw	bigger
ffffgfgffffffw	fires
ffffhfdffffffw	customers
ffffhfeeffffft	mark,	yet	but
ffffhffdfffffw	sesión
ffffhffeeffefc	は満
ffffhffeeffefc	テル
ffffhffeeffefc	テルは
ffffhffeeffefc	ホテル
ffffhffeeffefc	満室で
ffffhfffeffefc	ホテ
ffffhffffffefc	満室
ffffhffffffffc	は満室
ffffhffffffffc	室で
ffffhffffffffw	records
ffffifcefffeft	would	be	done
fffgeffffffffc	れから
fffgeffffffffce	이요
fffgeffffffffce	직이요
fffgefffffffft	done	yet	stop
fffgeffffffffw	hab
fffgeffffffffw	pozostaje
fffgeffffffffw	several
fffgeffffffgfc	부터
fffgeffffgfffc	고요
fffgeffffgfffw	bezahlt
fffgefgefffffc	これ
fffgfefffffffc	未着
fffgfefffffffc	未着手
fffgfegfffffffw	book
fffgffegfffefw	totals
fffgfffeffffft	but	i	not
fffgfffefffffw	envoyé
fffgfffefffffw	là
fffgfffffffffc	これか
fffgfffffffffc	してい
fffgfffffffffc	れか
fffgfffffffffc	パスポ
fffgfffffffffc	ポート
fffgfffffffffc	書の
fffgfffffffffc	着手
fffgfffffffffc	랜치
fffgfffffffffc	브랜
fffgfffffffffc	브랜치
fffgfffffffffc	아직이
fffgfffffffffc	이요
fffgfffffffffc	직이
fffgfffffffffc	직이요
fffgfffffffffc	터링은
fffgffffffffffw	ainda
fffgffffffffffw	falta
fffgffffffffffw	rollback
fffgffffffffffw	todavía
fffgffffffffft	done	yet	but
fffgfffffffffw	accessibility
fffgfffffffffw	agreed
fffgfffffffffw	ainda
fffgfffffffffw	all'
fffgfffffffffw	approval
fffgfffffffffw	bilerek
fffgfffffffffw	calls
fffgfffffffffw	cleanup
fffgfffffffffw	confirm
fffgfffffffffw	council
fffgfffffffffw	dark
fffgfffffffffw	dejo
fffgfffffffffw	ejecutado
fffgfffffffffw	enviado
fffgfffffffffw	eso
fffgfffffffffw	florist
fffgfffffffffw	neu
fffgfffffffffw	pasaporte
fffgfffffffffw	paspoort
fffgfffffffffw	photos
fffgfffffffffw	propósito
fffgfffffffffw	pushing
fffgfffffffffw	refrained
fffgfffffffffw	renovar
fffgfffffffffw	rollback
fffgfffffffffw	scritto
fffgfffffffffw	starten
fffgfffffffffw	stayed
fffgfffffffffw	te
fffgfffffffffw	todavía
fffgfffffffffw	verify
fffgffffgffefw	saved
fffgfffgffffffw	insurance
fffgfffgfffffw	falta
fffgfffgfffffw	something
fffgffgffffffw	book
fffgffgffffffw	isso
fffgffgffffffw	questo
fffgffhffffefw	cancellation
fffgfgeffffffw	schema
fffggdeedheYds	done	ok
fffggffefffffw	ignored
fffheefefffffce	着手
fffheffffffeffw	because
fffhefffffffft	speaker	open	yet
fffheffffffffw	outstanding
fffhfdeffffffw	move
fffhfdegfffffc	はお
fffhfffefffffw	maybe
fffhffffffeffw	sua
fffhffffffffffw	renovar
fffhffffffffft	deliberate	not	done
fffhfffffffffw	deliberately
fffhfffffffffw	postponed
ffgeeeeeeffhfw	checkout
ffgeefffgfffft	mark,	aux	not
ffgefeefeeegefw	le
ffgefffffffffw	exceeded
ffgeffffgffffw	mich
ffgegffffffffw	меня
ffgfdefgffffft	but	offer	not
ffgfedhffffffc	ビルド
ffgfeehffffffc	ビル
ffgfefeffffffw	cut
ffgfeffffffffc	まって
ffgfeffffffffc	지못했
ffgfefffffffft	sorry	be	fail
ffgfeffffffffw	alleen
ffgfeffffffffw	dies
ffgfeffffffffw	gb
ffgfeffffffffw	handed
ffgfeffffffffw	larger
ffgfeffffffffw	notice
ffgfeffffffffw	pasta
ffgfeffffffffw	runner
ffgfeffffffgfw	difference
ffgfeffffgfffw	compile
ffgfeffgfffffc	メール
ffgfeffgfffffc	ール
ffgfefgffffffc	エラー
ffgfefgffffffc	ラー
ffgfegfffffffw	só
ffgffeeffffffw	gift
ffgffeffffhffw	want
ffgfffegfffffc	메일
ffgfffffeffffc	다만
ffgfffffeffffw	invite
ffgffffffefgfw	sends
ffgffffffffefw	po
ffgffffffffefw	registry
ffgffffffffefw	verwacht
ffgffffffffffc	がで
ffgffffffffffc	ができ
ffgffffffffffc	きませ
ffgffffffffffc	され
ffgffffffffffc	れて
ffgffffffffffc	れま
ffgffffffffffc	れまし
ffgffffffffffc	クが
ffgffffffffffc	フォ
ffgffffffffffc	切れ
ffgffffffffffc	构建
ffgffffffffffc	邮件
ffgffffffffffc	니다만
ffgffffffffffc	로는
ffgffffffffffc	못했습
ffgffffffffffc	실패
ffgffffffffffc	크가
ffgffffffffffc	하신
ffgfffffffffffw	aucune
ffgfffffffffffw	leider
ffgfffffffffffw	lo
ffgfffffffffffw	timed
ffgfffffffffffw	windows
ffgfffffffffft	bad	mark:	fail
ffgffffffffffw	ab
ffgffffffffffw	able
ffgffffffffffw	apologies
ffgffffffffffw	attempts
ffgffffffffffw	bricht
ffgffffffffffw	carte
ffgffffffffffw	cast
ffgffffffffffw	correzione
ffgffffffffffw	corrupt
ffgffffffffffw	entire
ffgffffffffffw	mailserver
ffgffffffffffw	mesa
ffgffffffffffw	offline
ffgffffffffffw	such
ffgffffffffffw	timed
ffgffffffffffw	upstairs
ffgffffffffffw	yapamadım
ffgfffffffgffw	mit
ffgffffffgfeffw	pytest
ffgffffffgfefw	pytest
ffgfffgffffffc	イン
ffgfffgffffffs	fail	hedge
ffgfffgffffffw	einem
ffgfffgffffffw	either
ffgfffgffffffw	hr
ffgfffgffffffw	notary
ffgfffgffffffw	pakket
ffgfffgffffffw	сборка
ffgffgeffffffc	ご指
ffgfgfffeffffw	flaky
ffgfhdeffffffw	school
ffgfhefefffffw	cake
ffgfhffeeefefw	login
ffggeffffffffw	maps
ffggeffffffffw	pay
ffggefgffffefw	resolve
ffggfggdfffffw	say
ffgheffffffdfw	checks
ffghefffffffffw	nope
ffhdfefffffffw	afraid
ffhdfffffffffw	emulator
ffheeefffffffc	않습니
ffheeffefffffc	があ
ffheefffeffffc	一直
ffheefffffffffw	backup
ffheeffffffffw	sandbox
ffheefffgffefw	shop
ffhefeeffffffw	container
ffhefeeffffffw	niente
ffhefffffffffw	deliver
ffhefffgfffffw	validated
ffhefgffedfefw	logs
ffhegfffdffffw	bij
ffhfeeeffffffw	fixture
ffhfeeeffffffw	issue
ffhfeefefffffs	but	offer
ffhfeffffffffc	ドが
ffhfeffffffffw	foi
ffhfefffgefefw	exist
ffhffeefffgfffw	before
ffhfffeffffgffw	für
ffhfffffeffffw	correção
ffhfffffeffffw	true
ffhffffffefffw	website
ffhffffffffdfw	pip
ffhffffffffeffw	pip
ffhffffffffefw	throws
ffhffffffffefw	unreachable
ffhffffffffffc	せんで
ffhffffffffffc	んで
ffhffffffffffc	んでし
ffhfffffffffffw	they
ffhfffffffffffw	transfer
ffhfffffffffft	fail	mark:	fail
ffhffffffffffw	courier
ffhffffffffffw	disco
ffhffffffffffw	reddedildi
ffhffffffffffw	responde
ffhffffffffffw	sábado
ffhhcgggdfebgext	unspecified
ffidfdgdfcedes	verify	fail
ffiebdegeffffb	but	offer
ffieeffefffffc	があり
ffifcffffffffw	photo
ffifeeeeedfcft	done	code	stop
ffjfdefddfffft	sorry	mark,	but
ffmgYfhYdadZcb	fail	mark,
fgbfZadcljdYab	speaker	mark:
fgbmZdeeeeebdl	of
fgcfefjffffefw	dört
fgdciffdefffft	mark,	but	be
fgdefgfefffdfw	al
fgdegfffeefefw	they
fgdfdffffhfefw	normal
fgdfefffffcfit	mark,	all	ok
fgdffehefffffw	bez
fgdfhfeffffffw	yok
fgdfhfgffffefw	green
fgdlfabcebcbdpol	o
fgedhffffffffc	아직
fgeeeeehfffffw	looks
fgeeeffffffffc	은아직
fgeeegdefefgfw	like
fgeefffffffgfc	ストは
fgeefgeffffefw	come
fgeefggefeffec	수있
fgeehdeefffefw	menos
fgefeffffgfffw	pagina
fgefegedeeehew	an
fgefegfffefffw	maar
fgefffehffffft	mark,	now	ok
fgeffffffffffc	はま
fgefffffffffffw	błąd
fgeffffffffffw	ontem
fgeffffffffffw	сервер
fgefffffgffffc	った
fgeffffgfffffc	動い
fgefgffeffffft	not	fail	stop
fgefgfffeffefw	ones
fgefgffffffdfw	coverage
fgefggfffffffw	integration
fgefhffefdfeft	speaker	be	ok
fgegeffffffffce	まで
fgegfffffffffw	tested
fgfceefdcghhfs	trouble	say
fgffdfeifeffft	all	done	mark,
fgffedefffffhfw	good
fgffeefdeeffgc	りま
fgffefffffffffw	inventory
fgffeffffffffw	admin
fgffeffffffffw	normally
fgffeffffffffw	nouveau
fgffeffffffffw	permissions
fgffeffffffffw	segundo
fgffeffffffffw	une
fgffefffffgffw	home
fgffefffgffefc	トが
fgffefffgfffft	be	still	ok
fgffeffgfffffc	いる
fgffeffgfffffc	ている
fgffegfffffefw	rest
fgfffeedgfggfw	may
fgfffeeefhfefw	auto
fgfffefgfffffc	이제
fgffffeffffffw	break
fgffffeffffffw	race
fgfffffffefffc	ざい
fgfffffffefffc	ざいま
fgfffffffefffw	arrive
fgfffffffffefc	すべ
fgfffffffffefc	すべて
fgfffffffffefc	べて
fgfffffffffefc	护照
fgfffffffffefw	handles
fgfffffffffefw	passent
fgfffffffffffc	ござ
fgfffffffffffc	ござい
fgfffffffffffc	は解
fgfffffffffffc	は解消
fgfffffffffffc	スポ
fgfffffffffffc	合は
fgfffffffffffc	年有
fgfffffffffffc	警告
fgfffffffffffc	错误
fgfffffffffffc	集計
fgffffffffffffw	nenhum
fgffffffffffffw	passes
fgffffffffffffw	serwer
fgfffffffffffw	acceptance
fgfffffffffffw	affiche
fgfffffffffffw	aviso
fgfffffffffffw	caught
fgfffffffffffw	clients
fgfffffffffffw	criteria
fgfffffffffffw	cuatro
fgfffffffffffw	dans
fgfffffffffffw	dla
fgfffffffffffw	funzione
fgfffffffffffw	geçiyor
fgfffffffffffw	gli
fgfffffffffffw	healthy
fgfffffffffffw	hepsi
fgfffffffffffw	intact
fgfffffffffffw	legally
fgfffffffffffw	looking
fgfffffffffffw	ostrzeżeń
fgfffffffffffw	pasan
fgfffffffffffw	quarter
fgfffffffffffw	renewal
fgfffffffffffw	risolto
fgfffffffffffw	samples
fgfffffffffffw	sauber
fgfffffffffffw	specs
fgfffffffffffw	stands
fgfffffffffffw	testes
fgfffffffffffw	testów
fgfffffffffffw	translation
fgfffffffffffw	unter
fgfffffffffffw	uyarı
fgfffffffffffw	vert
fgfffffffffgfw	replication
fgfffffffffgfw	vat
fgffffffffgffw	backups
fgfffffffgfffc	消し
fgfffffffgfffc	解消
fgfffffffgfffc	解消し
fgfffffgfffefw	answers
fgfffffgffffec	바로
fgfffffgfffffc	動いて
fgffffgefffffw	proxy
fgffffgffffffc	수있습
fgffffgfffffffw	sin
fgffffgffffffw	turning
fgfffgfffffefw	quotes
fgfffgfffffffw	até
fgffgffffffcfw	target
fgffgffffffdffw	coverage
fgffgffffffffc	正常
fgffgffffffffw	avisos
fgfgefeeeffefw	zero
fgfgeffffffffw	inventory
fgfgeffffffffw	passaporto
fgfgfffffffffc	スポー
fgfgfffffffffc	ポー
fgfgfffffffffw	force
fggeegefeffffw	try
fggfeeffffgffw	serveur
fggfeffefffffce	错误
fggfeffffffefw	met
fggfeffffffefw	pickup
fggfeffffffffc	まっ
fggfeffffffffc	없습
fggfeffgfffefw	locked
fggffffffffeffw	mypy
fghdbfdegdggfw	there
fgheeefffffefc	지않습
fghefefffdfeew	el
fghffffffffdfw	mypy
fghgdegeeefdew	error
fgifcdfgedecfw	new
fgifeffffffcfw	required
fgjebefffeefew	back
fhbbdgadceekes	trouble	plan
fhbegeeeggfhfw	failed
fhcffffffffefw	che
fhddhdefgffdfw	está
fhdeefegegfdfw	he
fhdeeffffgfdffw	he
fhdeffdedefhfw	runs
fhdegfffgefffw	confirmed
fhdffffffffffw	attachment
fhdfgffffffeft	of	be	ok
fhdidfeffffeft	you	be	still
fhebjefefefeeb	good	speaker
fhedffffgffffw	выборке
fhedieeeeefefb	of	you
fheefefffeecfw	est
fheefefgfffffc	もう
fheeffeeffgefw	who
fheefffffffffc	もあ
fheefffffffffc	もあり
fheeffffffffffw	ci
fhefeefffefffw	uses
fhefeffffffefw	base
fhefefffffffffw	os
fhefefffgffefc	ストが
fheffffffefffw	toolchain
fheffffffffefc	まで
fheffffffffefw	снова
fhefffffffffffw	geen
fhefffffffffft	fail	mark,	now
fheffffffffffw	agora
fheffffffffffw	cleanly
fhegeffefefefw	numbers
fhegeffffefffw	laat
fhegeffffffffw	encore
fhegeffffffffw	passeport
fhfdffdhfffefw	er
fhfdfffgffffew	driver
fhfeYbbkcbeicu	paren
fhfeeffffffffc	落ち
fhfeeffffffffc	여권
fhffdffgffffew	count
fhffeeffffffffw	looks
fhffeegefefdfw	query
fhffeffffffdfc	で合
fhffeffffffeffw	los
fhffeffffffeft	all	be	ok
fhffeffffffeft	all	num	ok
fhffeffffffefw	covered
fhffeffffffefw	dead
fhffeffffffefw	kids
fhffefffffffft	be	ok	still
fhffeffffffffw	carga
fhffeffffffffw	centesimo
fhffeffffffffw	grün
fhffeffffffffw	produção
fhffeffffffffw	seconde
fhffffdffffffc	就能
fhffffeffffefw	stable
fhfffffdfffffw	opened
fhfffffefffffc	ペー
fhfffffefffffc	ページ
fhfffffffefdfc	스크
fhfffffffefffc	ジは
fhfffffffefffw	system
fhfffffffffdfc	合計
fhfffffffffefw	passano
fhfffffffffefw	tutti
fhfffffffffffc	ージ
fhfffffffffffc	ージは
fhffffffffffffw	latency
fhfffffffffffw	active
fhfffffffffffw	agree
fhfffffffffffw	latency
fhfffffffffffw	nenhum
fhfffffffffffw	totali
fhfffgfffffefw	parser
fhffgffffefffw	staat
fhfheffffffcfw	another
fhgdegeefefefw	y
fhgeefffeffeft	still	fail	stop
fhgfddhfeefefw	tax
fhgffffffffdfw	match
fhhcZjccceedeff	i	ok
fhhdfffdgfffew	sir
fhhdfffffffefw	meer
fhoWfaaebbdXcb	aux	fail
fiZeZehfeeeieb	trouble	say
fibbcbcddcelcb	mark:	mark,
ficcfahcedefes	if	trouble
ficeeefffffdew	books
ficeeffffffffw	aberto
fiddeffffffffw	há
fideeefffffdft	mark,	all	of
fiecffffffffffw	er
fieedefefefedw	again
fieeeeeffefdfw	non
fieeffgffffcfc	까지
fiefdegffefdft	trouble	of	stop
fiefefdffffgfw	degrees
fifddfffeeffft	fail	mark,	aux
fiffeffffefffb	good	all
fifgfffffffcfw	passaporte
figffffffffcffw	disk
fihfcfeffffcfw	visa
fjYdfdcidaeYeff	all	done
fjcbfcacefdgdpol	=
fjcffffffffffw	più
fjdfdfdegefdfs	without	trouble
fjfcfffffffffw	verde
fjffdeedffffft	earlier	mark,	but
fjffeffffffbfw	sits
fkYeidbgdeeeeb	now	ok
fkZecdgicfdceb	aux	aux
fkcahcZceededpol1	=
fkgadffegfffft	not	open	stop
flhaaaZcdcdfbneg	trouble
gTlYbeYZaVcqZb	code	stop
gVWdmUYacaaXrl	heading
gWceYgldcdelcb	now	only
gXXdcbbdbcepcff	trouble	mark,
gYZcjcddccbkcb	ratio<	stop
gYaehfeedefifs	done	num
gYcekedeeblacb	some	be
gYhejccdeeedes	trouble	fail
gYmfYfeeeeeXfb	num	done
gZcedeeeegfkft	describe	aux	now
gZgdkeddcdeceb	num	mark,
gaacbeedmefefs	correct	ok
gabaZZacbvbaXmasked	most
gahdebfdaleadb	fail	trouble
gajecfeeegfbft	done	be	stop
gbadeeeeedeoeb	describe	code
gbccedeeecekdb	arrow	code
gbcceoXceeecdb	plan	speaker
gbcfeffifhffft	without	fail	stop
gbheeefffefift	ok	code	stop
gbhkcdeedefefff	fail	verify
gbigddjbdefbeb	none	mark,
gbjheffffffefw	upload
gcccedeeecekeb	code	arrow
gccfdffffkfefb	done	greet
gcddhdddbdggks	trouble	open
gcdfefegfefifw	its
gcdhaeeeeffefff	done	open
gceecdcdkeedes	isaid	ok
gcffgdegghfefw	told
gcfgfifeeffefw	calendar
gcgedfffeeghfw	which
gcgeeefffgfhfw	line
gchcfdeidefdet	aux	fail	stop
gchddgiddcegfw	a
gchfcdhgfeedfw	nie
gchgfddhefedew	off
gciaheeehefffs	but	but
gcieeegeffgdfw	work
gckdedbdfeedeff	fail	if
gdbfefheefehdw	over
gdbgladZZadcbff	i	done
gdcbjgYifbZdbf	mark,
gdcdmdfcddecds	ok	fail
gdcfedejeefdew	mail
gdcgedfffefiew	point
gdcjccdghdedes	not	done
gddelfecdcfeew	one
gddjeffeffffft	none	done	stop
gdeeeeeeggfgfw	sent
gdeeeffffhfdft	all	aux	done
gdefeffehefhfw	staging
gdeffdgffhfefw	she
gdeffffgfgfffw	settled
gdefhfeffffgfw	z
gdefhffffgfefw	checked
gdefhffgfffffw	installed
gdegegfefffefw	environment
gdeghdehededet	describe	you	stop
gdeheefeeeffet	now	only	done
gdfeeeehgefgfw	email
gdfefggefffeft	fail	verify	stop
gdfegffffffffw	traffic
gdfehffefffffc	모두
gdfffgfeffghfw	copy
gdffhffffffffw	switched
gdffieffeefdew	su
gdfheffffffhfw	react
gdgYYZfbakciZu	command
gdgeeffffgfffw	assistant
gdgeffffgefefw	ho
gdgfdfffgefffc	했습니
gdgfffeggfedec	습니다
gdgicdcfieecfs	not	ok
gdhedeefehfefw	już
gdhefffffffffw	text
gdheheegcefefw	door
gdhffffffffefw	attempt
gdhgdkdcecfeew	up
gdhgeeedeefggc	しま
gdhgeefffffefw	transfer
gdjcbedaeechdpol	-
gdkfefeceeffet	aux	fail	mark,
gdobXacYaYdYcf	gone
geUbXWYbbYcobff	all	stop
geafgfefhhfefw	fixed
gebfefjffffefw	iade
gecciegefffffw	stop
gecfeifffffefw	checking
geciffffgffefw	habe
gededfffffiheb	of	ask
gedfefffeffhew	h
gedfffffgffffc	账户
gedffgefgffffw	eu
gedgfgeffffffw	alert
gedifdeffffffw	önce
geedeffffffhfw	opening
geedefhfgegdew	take
geedfeffefffiw	family
geedhffgeffeft	done	mark,	open
geeeefgegffffw	cat
geeefeeffhfefw	their
geeefffffefhft	code	arrow	code
geeeffiefffefw	с
geeegffefffffw	room
geeegfhefffefw	make
geeehedgfefefw	renewed
geeehfdffefeft	aux	done	all
geefeeehfgfffw	ya
geefeefffhfefw	wrote
geefeeiefgfdfw	status
geefeffefgfgfw	words
geefeffffffgfw	pagination
geefefggfffffw	cache
geefegfffffffw	wake
geefehefefffgc	いた
geeffeegffgffw	plumber
geefffffeffhfw	az
geeffffffffffw	posted
geeffffffgfffw	все
geefffffgffffw	sample
geefffiefffdfw	retry
geeffheffffffw	notified
geefgfdffffhfw	dossier
geefgffffeffffw	posted
geefgffffffffw	blinds
geefgffffffffw	volo
geefgfffgfffec	었습
geefgfffgffffc	었습니
geefhfffeefgfw	party
geefhfffffffffw	client
geefhffffffffw	kitchen
geegeegeeeffft	only	done	stop
geegeffefifdfw	note
geegefggfffefw	deposit
geegfffffffffw	handling
geegfffffffffw	screenshots
geegfgeffffffc	削除
geeghegedffefw	refund
geehgfgefefffw	asked
gefcefgffdehew	by
gefdeffffffhffw	het
gefdggeffffffw	draft
gefeeffffffgfw	promise
gefeeffffgfffw	dir
gefeeffffgfffw	du
gefeegfefffgfw	timeout
gefefffffffgfw	csv
gefegffffffffw	invited
gefegffffffffw	proofread
geffeefefhfeft	mark,	quotation	stop
geffefffffffgt	greet	mark,	you
geffeffffffhefw	so
geffefffgffdft	done	describe	trouble
geffegfffffffw	slides
geffegfffgfffw	rechnung
geffehdggfffffw	ik
gefffefffgfefw	boiler
gefffegffffffw	contrato
gefffffffffefw	red
gefffffffffffc	消息
gefffffffffffc	重启
gefffffffffffc	충돌
gefffffffffffce	みです
geffffffffffffw	left
gefffffffffffw	arranged
gefffffffffffw	cancelada
gefffffffffffw	cancellato
gefffffffffffw	lasciato
gefffffffffffw	licht
gefffffffffffw	lunch
gefffffffffffw	mailed
gefffffffffffw	origin
gefffffffffffw	scheduled
gefffffffffffw	study
gefffffffffffw	памяти
gefffffffffgfw	ekran
gefffffffffgfw	klasörde
gefffffffffgfw	vuelo
geffffffffgffw	included
gefffffffgffft	you	speaker	done
gefffffffgfffw	label
gefffffffgfffw	sei
geffffgffffffc	내려
gefffgfeffgdfw	failing
gefffgfffffffw	vet
geffgffffffefw	weekly
geffgffffffefw	из
geffgffffffffw	vol
geffgfgffffffw	front
gefgdffffeffgw	sleep
gefgeffgfffffw	queda
gefgegefffffew	thing
gefgfefffffffw	parking
gefgfffffffffc	更新
gefgffffffffffw	dark
gefgfffffffffw	aus
gefgfffffffffw	upgrade
gefgfffffffffw	удалено
gefhggcggdecffw	i
gegdgefdggfffw	had
gegdgeffeefefw	del
gegeeffffgfffw	research
gegeefgfgffffw	cancelled
gegfebeeddeidw	на
gegfeefgfefffc	メー
gegfefffffffft	fail	mark,	all
gegfeffffffffw	vacuum
gegffffffefefw	manager
gegffffffffffc	인증
gegfffffffffffw	error
gegffffffffffw	sabato
geggeffefffffc	から
geghffgeeffdew	merge
geheeeffdefeew	reminder
geheeefffffffw	landlord
geheefeffffefw	batch
geheeffffffffw	voicemail
gehfdeeeeeffgw	ma
gehgeeeefefffw	heb
geiefeefddfdet	fail	done	stop
geifeeefdffffff	correct	sorry
gekbXjcbbdedeb	i	ok
gfZakdebfafWgb	ok	greet
gfagehhabbcjZf	arrow
gfcegeeeeeegew	four
gfdeedjeeffbcw	serwer
gfdefffgfffffw	paid
gfdffffffffgfw	header
gfdfffffhffffw	april
gfdfffffhffffw	j'
gfdgfffffffffw	maintenance
gfdhgddgcdbiZfirst	|
gfeedeiefefeft	ok	done	stop
gfeeegfefefgfw	minutes
gfeefffffffffw	remembered
gfeegfeffffffce	すが
gfeegffehffffw	pushed
gfeehffffffffw	living
gfefedgdfgfgew	on
gfefeffegffffw	allergic
gfefeffffeghfw	um
gfefeffffffgfw	course
gfefeffffffhfw	main
gfefefgffffffw	assertion
gfefefgffffffw	transaction
gfeffciffffffw	class
gfeffegffffffc	さえ
gfeffffffefgfw	state
gfeffffffffefw	zlecony
gfeffffffffffc	シュ
gfeffffffffffc	原因
gfeffffffffffc	昨日
gfeffffffffffc	直し
gfefffffffffffw	wrote
gfeffffffffffw	fehlenden
gfeffffffffffw	hotfix
gfeffffffffffw	marked
gfeffffffffffw	mock
gfeffffffffffw	transcripts
gfefffffgffffc	えて
gfefffffgfffffw	j'
gfefffffgffffw	которой
gfefgefffffefw	online
gfefgfffeffffw	waived
gfefgfffffffffw	pushed
gfefgffffffffw	flug
gfefgffffffffw	null
gfefgffffffffw	snapshot
gfegedegeefgffw	die
gfegeffffffffw	chart
gfegeffffffffw	uw
gfegfffffffffw	ont
gffbjbabeachdb	done	say
gffdffhefffffw	enough
gffeeffffffffw	entries
gffeefffgffffw	outbox
gffefffffffffw	converted
gffefffffffffw	print
gffeffffgffffw	sitting
gffegffffeffft	mark,	open	speaker
gfffeffffffffce	ですが
gfffeffffffffw	ahead
gfffeffffffffw	cash
gfffeffffffffw	event
gfffeffffffffw	gym
gfffeffffffffw	hij
gfffeffffffffw	killed
gfffeffffffffw	merging
gfffeffffffffw	paguei
gfffeffffffffw	reconciled
gfffeffffffffw	ricevuta
gfffeffffffffw	tijd
gfffeffgffffft	say	speaker	stop
gfffefgffffefw	ever
gfffefgffffffw	minuten
gffffeefffffft	correct	sorry	mark,
gffffefffffffw	drafted
gffffefffffffw	uploaded
gfffffefffffffw	ordered
gfffffffefffffw	and
gfffffffeffffw	conflict
gffffffffefffc	お客
gffffffffefffc	ーに
gffffffffefffw	ayer
gffffffffffefw	salle
gffffffffffefw	save
gffffffffffefw	sensor
gffffffffffffc	ていた
gffffffffffffc	みで
gffffffffffffc	みです
gffffffffffffc	ッシ
gffffffffffffc	ッシュ
gffffffffffffc	プッ
gffffffffffffc	プッシ
gffffffffffffc	客様
gffffffffffffc	관리
gffffffffffffc	삭제
gffffffffffffc	에전
gffffffffffffc	푸시
gffffffffffffc	해지
gfffffffffffffw	bumped
gfffffffffffffw	den
gfffffffffffffw	got
gfffffffffffffw	great
gfffffffffffffw	new
gfffffffffffffw	old
gfffffffffffffw	passport
gfffffffffffffw	removed
gfffffffffffffw	renamed
gfffffffffffffw	rolled
gfffffffffffffw	switched
gfffffffffffffw	took
gfffffffffffffw	turns
gfffffffffffffw	uploaded
gfffffffffffffw	рейс
gfffffffffffft	good	done	done
gfffffffffffft	mark,	done	done
gffffffffffffw	apagado
gffffffffffffw	après
gffffffffffffw	batteries
gffffffffffffw	borrado
gffffffffffffw	bumped
gffffffffffffw	cases
gffffffffffffw	cleaned
gffffffffffffw	costs
gffffffffffffw	crossed
gffffffffffffw	dodici
gffffffffffffw	doze
gffffffffffffw	electricity
gffffffffffffw	eski
gffffffffffffw	exported
gffffffffffffw	fabricante
gffffffffffffw	feito
gffffffffffffw	findings
gffffffffffffw	foram
gffffffffffffw	garde
gffffffffffffw	gelöscht
gffffffffffffw	gestuurd
gffffffffffffw	hand
gffffffffffffw	implemented
gffffffffffffw	klaar
gffffffffffffw	legacy
gffffffffffffw	lundi
gffffffffffffw	negative
gffffffffffffw	net
gffffffffffffw	newsletters
gffffffffffffw	nightly
gffffffffffffw	obsoletas
gffffffffffffw	okay
gffffffffffffw	pagato
gffffffffffffw	payé
gffffffffffffw	przez
gffffffffffffw	raus
gffffffffffffw	rebased
gffffffffffffw	renamed
gffffffffffffw	revoked
gffffffffffffw	señora
gffffffffffffw	squashed
gffffffffffffw	summarise
gffffffffffffw	tag
gffffffffffffw	together
gffffffffffffw	tot
gffffffffffffw	twaalf
gffffffffffffw	uit
gffffffffffffw	unsubscribed
gffffffffffffw	unused
gffffffffffffw	zwölf
gffffffffffffw	рейс
gfffffffffffgw	dona
gfffffffffffgw	great
gfffffffffffgw	hanım
gfffffffffffgw	mevrouw
gffffffffffgfw	water
gfffffffffgffw	esquema
gfffffffffhefw	aisle
gffffffffgfffc	고객
gffffffffgfffw	müşteri
gfffffgffffffw	older
gfffffhdfffffw	behind
gffffgfffefffw	también
gffffgfffffffc	등기
gffffgfffffffw	dia
gffffgfffffffw	maandag
gffffhfffffffw	faturayı
gfffgefffffffw	documents
gfffgffffeffffw	replied
gfffgffffffefw	reminders
gfffgffffffffw	applied
gffgeffffdfffw	blank
gffgfffefffffw	ai
gffgfffffffffw	assinatura
gffgfffffffffw	été
gfgdefffgffefw	wait
gfgededefhfgfw	office
gfgefedeffffft	fail	if	aux
gfgfeffffefefw	data
gfgffegfeffegw	service
gfgffffffffefw	during
gfgfffffffffffw	apologies
gfhdegeeffgefw	een
gfhefffffefffw	bucket
gfhfefffffffet	done	fail	you
ggWcjdcddcebfff	done	ok
ggYbfakfhadUcb	mark,	ok
ggcbagfeggafWb	all	stop
ggcjgeeaeefeft	i	done	stop
ggdZkefefeeeeff	good	speaker
ggddgefefeegdw	plan
ggdeeffffffgfw	lines
ggdehfffgdfeft	done	say	speaker
ggdfdefehffgfw	too
ggdffgfffffffw	failure
ggeedggeedfdew	folder
ggeeedeeeffhfw	five
ggefedgffffegw	trip
ggefeeegfffffc	いてい
ggefeeffeffhfw	comes
ggefeffegffffw	dev
ggefeffffffffw	used
ggefegeeeffffw	word
ggefeheeffgefw	add
ggeffeegfffffc	いて
ggeffegfeffefw	fails
ggeffffffffffc	だっ
ggeffffffffffc	だった
ggeffffffffffw	complaining
ggeffffffffffw	einer
ggefffgffffffc	ーは
ggefffgffffffw	błąd
ggfbfbhgdeedes	if	fail
ggffdeeffffgfw	di
ggffeffffffffw	suo
ggffeffffffffw	vier
ggfffefffffefc	버그
ggfffffffefefw	dashboard
ggffffffffffffw	domain
ggfgeeefefefffw	o
gggedffefffffw	single
gggfeefffffffw	booking
gggffgffeebgbu	stop
ggggfffeeecgbend	.
ggggggfefecfbl	stop
ggghcedddffgfw	nothing
ggkahdbaafdWdb	not	describe
ghUbddcdihefeb	trouble	aux
ghaacddhdkeZcff	code	mark:
ghcYbZpfeccWbu	without
ghccieeeeefafs	num	ok
ghcefffffffefw	controllo
ghcfdffefgfeft	trouble	now	aux
ghcfehdgfefedw	morning
ghcffffffefdft	done	ok	trouble
ghdcdfeeeffiffw	there
ghddbdgeeefhfw	both
ghdegfeedffeew	guest
ghdffffffffefw	eslint
ghdffffffffffw	pricing
ghdffffffffffw	quebrando
gheedeehfffedw	printer
gheedegffefdfw	black
gheeeffefffdfw	result
gheefeegfffeew	todo
ghefeffffefdfw	pani
ghefeffffffefw	picked
gheffffffffeffw	eslint
ghfcffefffffft	done	you	mark,
ghfdedeefgfffw	passed
ghfdicfedcecds	verify	ok
ghfedfffeffefw	under
ghffdfffeefeft	i	done	trouble
ghffdffffffffw	freezer
ghffeffefefdfw	mehr
ghffeffffefffff	good	all
ghgcdddediebfs	trouble	done
ghgfcfffeefeft	done	mark,	done
ghgfefffffffdw	news
giUXWdXbhmfkdb	mark,	ask
giZbjbgfceeWes	trouble	ok
giacieeedcedes	ok	still
gicgdfeceeegdw	in
gidfeffeeffffw	który
gidfegfdeeffew	test
gidhXlbcedeVdff	cell	trouble
giefefffedffft	i	done	say
giefeffffefdfw	whole
giegeefeeffcew	au
gifdddgdidebeb	verify	fail
gihXXYbdZjbWZb	now	aux
gihcgfebeefeft	mark,	greet	stop
gijciZbYbdeWdb	describe	but
gilmXTbbagdSflen	4
gjaacddhdkeZcb	code	mark:
gjbbfbabefdgepols	=
gjbdcehdehfZft	speaker	describe	aux
gjcdefeefhfefs	fail	gone
gjdeZeeeedfdfpol	+++
gjdfeeeffffcgw	por
gjedeffffefcfw	inbox
gjfZeaidebdYcb	without	stop
gjihXaZgbbdbdu	none
gjtVWefcZdeYdu	try
gkiiWabfabdbdext	none
glWXaciYhcfkcb	speaker	describe
glYefbakcaeYdb	open	all
glahcecabdeceff	not	none
gldcecegdcebds	ok	ok
glheaadecefdfb	i	trouble
glkdaZbdeeebeb	of	fail
gmaXWbcWYaZUsend	!
gndbZdZdedebeb	ok	of
hVZkmgdcdbdacl	speaker
hVaglcagdZeieff	fail	trouble
hWZdmdgddaeeeb	some	stop
hWbdcebdeneceff	say	speaker
hXaQojbkjYdWXb	mark,	not
hYYhaZiddieaeb	done	if
hYckZlaZdeeZeb	plan	describe
hYfYlidYhcebbt	mark,	not	stop
hYjjccdcebeXeb	done	cell
hYljceeedefYeb	trouble	code
hZXbhZgfacZZnb	greet	mark,
hZabkcgbbkdVdb	done	trouble
hZidceeegdedfb	earlier	done
haXfXdckcbdmdff	describe	aux
haZekeeeecgYfb	done	some
hafhffehdfffft	not	none	stop
hapbabZdddeceb	fail	fail
hbXakcYcgeeefb	i	if
hbadYeccgcakkb	mark,	mark,
hbafhgiabdbjXu	arrow
hbbcjdhgdfebft	be	done	mark,
hbdbeqYcbeeceb	plan	you
hbdecefeejfeft	now	done	stop
hbdeifefefffet	done	ok	all
hbeeciffdgeefw	la
hbfffffffffifw	savings
hbhegiadZeddZb	heading	stop
hbigbeefdffefs	fail	still
hbjdaeedhdfefpol	o+
hbkeeeefeefcfs	still	trouble
hcbjbeffeefeft	done	rest	stop
hccdhebfeffhew	two
hcdZXcYacmdneb	aux	now
hcdbbeeemdfees	isaid	done
hcddedhdeiffft	i	describe	aux
hcddigibfcfeft	you	say	stop
hcdfeifffffefw	flags
hceeefhgedfefw	filed
hceehffefffdfc	였습니
hcefeffffffifw	own
hcefefgeedfeiw	review
hcfTnYdXhYdoZext	some
hcfdddeiegfefs	but	done
hcfebeeckefdes	correct	trouble
hcffgffffffffw	imports
hcffhffgffffft	be	gone	mark,
hcfgefdhfffcfw	zijn
hcfgehbgidfcew	i
hcgegedfeefgfw	eight
hchfeffffffefw	than
hdabccmdeeeeeb	i	you
hdadidcegfffft	i	if	aux
hdccbeedkeeefs	isaid	not
hdcegieeeefcew	к
hdcidffeefffft	not	none	done
hddgedeehcfeft	speaker	you	stop
hdecelddfeeees	plan	say
hdeeeeeeheffes	isaid	say
hdeeefciefffft	aux	mark,	i
hdeehffefffdfc	였습
hdeffffffffefw	url
hdefffffffffft	done	mark,	trouble
hdefffffgffffw	konta
hdefgefhfffeft	trouble	be	gone
hdegeeegfgffew	die
hdegffffdgfffw	code
hdegfffffffdfw	verwijderd
hdfcffgfeefgfw	het
hdfedeeghffdgw	message
hdfedffegeffft	aux	done	fail
hdfedhefeffgfw	just
hdfeeffggffffw	went
hdfeffffgffffw	salvato
hdffefffffffft	say	speaker	say
hdffefffffffgw	madam
hdffeffffgffft	done	mark,	say
hdfffegfdffffw	midnight
hdfffffffffffw	plugged
hdfffffffffffw	zwei
hdffgefefefefw	nicht
hdfgdddheeefgfw	de
hdfgfffffffffce	更新
hdfjegdceefefw	to
hdgdfffffffgfw	provider
hdgeefeefffffw	nobody
hdgeefeefffgfw	taken
hdgeefeeggedec	した
hdgeeffgeffefw	ne
hdgefffefffefw	answered
hdgefffefffffw	seat
hdgfedeedeehdw	so
hdgfeffffefffw	logged
hdgfeffffffefw	regression
hdggegfefefefw	anything
hdhdieefcefffw	got
hdhedfegeffdfw	payment
hdhefeffeffcfw	blocked
hdhefffffbfhft	speaker	earlier	stop
hdhfdffffffffw	night
heYfdfeffkfeft	fail	trouble	done
hebScncdhgYQhf	now
hebegfdggeedes	ok	open
hebejfegfffffw	eksik
hebhcedigefffs	not	but
hebjdeeffeffet	fail	you	mark,
hecedfggeffeffw	as
hecffehffgfeec	가해
hecgdgdgedgegw	je
hecgeheffffdft	trouble	cell	cell
hecicdfhfeeffw	have
heddgffgeefffw	receipt
hededeeeejeceb	quotation	mark,
hedeeffeffffft	speaker	mark,	not
hedfeffffefhfw	caused
hedgdeeheefefc	았습
hedgdffhfefefc	았습니
hedgdjeeefeffb	i	ask
heeecejegcecet	mark,	ok	stop
heeedgfgffffft	speaker	done	stop
heeefehffefffc	계약
heeefffffgfefw	noted
heeeffgffffeft	trouble	if	aux
heeefjdedfffft	plan	you	stop
heeegefffffeffw	uçuş
heefdffeffffft	but	now	done
heefdffheffffw	submitted
heefefffffffffw	ran
heefeffffffffw	cleared
heefeffgfgfffw	já
heeffffffffdfc	으로
heeffffffffefw	poussé
heeffffffffefw	zwrot
heefffffffffft	you	trouble	stop
heeffffffffffw	issued
heefffgefefffw	forwarded
heeffgfffffdft	mark,	greet	fail
heefgefffffdfw	lot
heefgefffffdfw	и
heefgefffffefw	uçuş
heefgffffefffc	えま
heefgffffeffffw	rent
heefgffffefffw	rent
heefgffffffdffw	c'
heefgffffgfffw	moved
heegeffefffefw	config
heegeffffeffffw	changelog
heegeffffffffw	changelog
heehfedefffdfw	planned
heehfffffefefw	complaint
hefcgejebffffs	open	fail
hefciefffffffce	完了
hefdgffffffffw	formatted
hefefefhfffefw	received
hefefegfeffffw	role
hefeffffffffffw	di
hefeffffffffffw	just
hefegffeefffft	describe	be	but
heffdffffgfefw	betaald
heffedheeefegw	der
heffeeeegfffes	ok	isaid
heffeffffffefw	where
heffeffffffffw	general
heffeffffffffw	im
heffeffffffffw	plugin
heffeffffffffw	recibo
heffeffffffffw	remaining
heffeffffffffw	seats
heffeffffffffw	upgraded
heffeffffffhfw	postgres
heffefffgffffw	liegt
heffefgffeffft	trouble	say	stop
heffefgffffffw	naar
hefffefffffefc	女士
hefffefffffffc	보냈
hefffegffefffw	только
hefffffffffffc	了一
hefffffffffffc	書を
hefffffffffffc	를보
heffffffffffffw	moved
heffffffffffffw	set
heffffffffffft	done	done	done
hefffffffffffw	ao
hefffffffffffw	apagada
hefffffffffffw	ar
hefffffffffffw	declined
hefffffffffffw	dependencias
hefffffffffffw	luz
hefffffffffffw	marta
hefffffffffffw	regenerated
hefffffffffffw	seeded
hefffffffffffw	successfully
hefffffffffffw	tagged
hefffffffffffw	usunięte
hefffffffffffw	voo
heffffhefffffw	flag
hefffgfffefffc	一遍
hefffhfffffeft	you	describe	stop
heffgffebffffb	mark;	fail
hefgcheffffffw	into
hefgffffdffffw	babysitter
hefhdefffffefw	rekening
hegYebefZldaab	speaker	mark,
hegcidcceefeft	mark,	if	aux
hegfeffgfffefw	patch
hegffffffdfefw	reference
heggefdffffefw	contacts
hehcgffeeffefw	network
heheecheeefeet	mark,	speaker	stop
hehefefffffddw	od
hehfdffffefefw	took
hehfdffffffffw	pdf
heifeeefcffffb	correct	sorry
hfcfdeeefhfdfs	say	verify
hfdegffefffffw	documented
hfdfdfefehfefw	longer
hfdfeehefffffw	extra
hfdfeffgfffffw	crash
hfdfegeffffeffw	after
hfdffeheedfgew	o
hfdfgffffffffw	links
hfedegefffffft	done	ok	of
hfeefgfefffefw	auf
hfefeeefeefegfw	je
hfefeffffffefc	十二
hfefeffffffffw	onto
hfefeffffffffw	slide
hfefeffffffffw	swapped
hfefefgffffffw	rather
hfefehdffffffw	also
hfefffdffffgfw	library
hfeffffffefffc	えまし
hfeffffffffdfc	ライ
hfeffffffffefc	枚に
hfeffffffffeffw	habe
hfeffffffffffc	支付
hfefffffffffgc	しまし
hfeffgfffffefw	domain
hfefgfffffffffw	ho
hfegffeeefffdw	return
hffdffffffffft	of	speaker	mark,
hffedffefefffw	hat
hffeefffffffffw	deleted
hffeeffffffffw	async
hffeeffffffffw	systemd
hffefffffffffw	repo
hfffdffffffffw	liberty
hfffdffffffffw	запушил
hfffdfffgffffw	deux
hfffefeeffffffw	der
hfffeffffffdfw	pool
hfffeffffffefc	压缩
hfffeffffffefw	pulled
hfffeffffffffc	三个
hfffefffffffffw	shared
hfffefffffffft	but	i	aux
hfffeffffffffw	carpeta
hfffeffffffffw	layer
hfffeffffffffw	view
hffffddeeefgew	à
hffffefffffefw	him
hfffffeffffefw	deactivated
hfffffeffffffw	accounts
hfffffeffffffw	june
hfffffffeffffw	favour
hfffffffeffffw	resolved
hffffffffefffw	care
hffffffffefffw	committed
hffffffffffefw	fatto
hffffffffffefw	mardi
hffffffffffffc	お客様
hffffffffffffc	완료
hffffffffffffw	remote
hffffgffeffffw	mia
hfffgfdffffeffw	three
hffgeffffdfffw	comments
hfgdfffffffffw	hook
hfgeeffffffffw	thermostat
hfgeeffffgfcfw	weeks
hfgfefeffffffw	toner
hfgfegffYdabiend	
hfgffffffefffc	カー
hfhfeeedgffffw	given
hfhfeefeeefefw	since
hfhffffdfefffw	coffee
hfjdcbeceeedes	fail	if
hgajdeecccebeb	open	speaker
hgceeggdeffgfw	more
hgcggffeeefefw	them
hgddehdeeffefw	invoices
hgdecefffefdft	all	done	stop
hgdedeeiedfeft	done	you	stop
hgdefageddfghw	your
hgdfeffffffffw	docker
hgedfgcceeehft	say	speaker	describe
hgeeeffffffeft	all	of	stop
hgeeeffffffefw	cron
hgefcfffffffft	i	done	all
hgefcfhefefdft	describe	done	stop
hgefeegefffffw	charge
hgeiegbdfgfdfw	until
hgfdgededfgefw	card
hgfededdggfdes	trouble	without
hgffeffffefeffw	alle
hgkZcddddefdfb	ok	not
hhVaebakcheXdb	all	done
hhbefdceiefcew	iki
hhcefeeghefcfw	c'
hhcfefgffffefw	broken
hhcffffdbdfdiw	for
hhcgeeeffffefw	any
hhchdeedeffdfs	trouble	if
hhddegedfefcft	ok	plan	stop
hhdfcffffefeft	mark;	i	done
hhdfefeeffffew	caterer
hheeefeeeefees	done	without
hhegdegfeefbfw	order
hhgedeeeeefeefw	we
hhgeecceedegdfw	your
hhjaZcYgcZcejb	mark,	greet
hiXaYYbccZcZplen	2
hiYbUccccacbjl	good
hibdYgcaegZibext	all
hibfdehfeefeft	trouble	describe	stop
hicZaahacfclfu	trouble
hicddffdedfefs	not	gone
hidcYeegeifees	open	ok
hieXhcbfcfebcb	mark,	aux
hiebahchgfeagw	's
hieceffeefffdt	open	mark,	greet
hieceffefffffw	double
higdXcddcdeicb	mark,	num
hijfaeffecfeeb	of	say
hilaZhabbheYZb	greet	speaker
hjbffeeffefefw	sono
hjceefeffegcft	describe	aux	you
hlZbXibgbbdYdb	ok	ok
hnacccdcdceYdb	be	be
hneZceebiefdfs	not	open
hoYcdecdddfceb	without	none
hpgZXacccZcVau	ratio=
hpgZXacccZcWaext	n=m
iRoXYccbgXdYdb	done	fail
iUYbZceccoedeb	now	done
iVYdXeddcceleff	done	describe
iVdbpcbbbgdXdpols	+-
iWXbjhakfdebeb	mark,	only
iWkkcYficXdfdb	earlier	stop
iXcjbeeceefeeb	open	ok
iXhgagceeeedeb	open	of
iXidZaaddfdjlb	say	heading
iXidbdeeecejeb	ok	code
iYafcaddigebdb	speaker	you
iYjdaeebcefeeb	none	done
iYleYeeeedfZfb	now	describe
iZafcYdYmjZicb	mark,	be
iZgbgeedddebeff	done	fail
iZhdcdddjfedfb	mark,	earlier
iZjaecbdZYeadb	fail	done
iZjdbeeeicfbfb	aux	all
iaVZgZZceacbrb	trouble	trouble
iaaebdehcdgkeb	ask	be
iabiaecddefeeb	done	open
iadebcgjefjcfb	be	speaker
iadfceeeeegckb	of	heading
iadhbaZkfjebbb	aux	done
iaihbdeeddebds	done	plan
iamceccdegedds	done	trouble
iandddeffefWeff	trouble	code
ibZcchdeeieeeb	but	now
ibZclcbddceedb	of	ok
ibcfeifffffefw	feature
ibciddhcddfedb	only	done
ibecdcjfgkfcdw	that
ibekebbcdeffet	describe	mark,	stop
ibgbbffeejfffb	earlier	aux
ibgeefegeffffs	open	not
icakceeddaeceff	fail	aux
iccbdbibggeces	say	if
iccddeeeehfefs	done	quotation
iccggbeeeeeeet	mark,	open	stop
icdddfffeefhfw	hours
icddfegeeefefb	trouble	if
icffefegfffefw	überweisung
icffeffffffefw	durch
icffffeefefhfw	drive
icffffffffffffw	abonnement
icfffffffffffw	abonnement
icfffffffffffw	nach
icfffffffffffw	und
icfggfeefffefw	images
icgedefefegefw	noon
icgfgffffffefw	drei
idWYlehhbbdadb	done	mark,
idZhfZlcdaeaes	if	done
idbdfcdcceediff	ok	greet
idbedfdgeifffb	verify	done
idbiZccjbgdgdb	not	none
idcdddejeefddfw	mail
idcfeefgeefhft	mark,	ask	be
idddcfffgefefb	isaid	earlier
iddfeefffhfefw	тебя
iddihgebcdhaeb	fail	verify
ideeedfffefefce	女士
ideeeefeeeffft	be	aux	mark,
ideeefgfeffcfw	delivery
ideefffeffffft	not	aux	open
ideefffffffefw	zit
idefeffffffeffw	out
ideffeffeffcfw	between
ideffffffffefw	clean
idefgfffffffft	done	trouble	of
idegeeefffgfew	window
idfeeeeeggedfc	まし
idfeefffeffffw	deleted
idfefeeeffecec	ました
idfefefgfefefw	number
idfeffffffffffw	since
idffeehfffffft	you	mark,	stop
idffeffffffefw	edildi
idffffeeffffft	mark,	greet	mark,
idfgfffffffffce	갱신
idgecefffefefw	mr
idgfefeffffffw	für
idgfffeffffffw	interview
idhfeffffcfeft	say	speaker	done
idicdcefiadeab	describe	ok
idlZaeedeefdfff	aux	i
idlZbccdcedZcb	speaker	done
ieaefiefefffft	fail	mark,	i
iebeefffiffefb	correct	trouble
iebegdjcdeeeeb	but	trouble
iecfffhffffefw	stale
iedcgfffhffeft	mark:	not	stop
iededeeefefhft	cell	cell	trouble
iededefhegfffb	i	say
iedeefeegfffft	done	mark,	not
iedeeffffffeffw	blocked
iedfeegefefgft	speaker	speaker	stop
iedfeffffefeec	到了
iedfffeefffffw	ordered
iedffffffffdfw	został
iedgehdgddfbew	now
iedgffeefffffw	replaced
ieeeefeffdfgfw	board
ieeeefehfeffet	aux	done	you
ieeeefffdfifeb	earlier	of
ieeefdfffffefw	contrat
ieeefffffeffft	code	mark,	fail
ieeegffffefffw	corrected
ieefdffffffefw	weekend
ieefdfffffffft	done	all	of
ieefdfffgeffft	done	mark;	be
ieefeffffdfefw	transferred
ieefeffffffdfw	gepusht
ieefeffffffeffw	added
ieefeffffffefw	jetzt
ieefefffffffet	done	you	trouble
ieeffefffffdew	poniedziałek
ieeffefffffdfc	完毕
ieeffefffffeffw	commit
ieefffeffffefw	merged
ieefffffeefffw	put
ieeffffffdfffw	typo
ieeffffffefefw	obsolete
ieeffffffffdfc	열두
ieeffffffffefw	created
ieeffffffffffce	완료
ieefgefffffdefw	lot
ieegdeffhefbew	as
ieegeffffffdfw	steht
ieeheeaeeefefb	done	deliberate
iefcffffffffgw	açık
iefeffffffffft	mark,	done	speaker
ieffedefeffefw	shared
ieffefegfffdfw	well
ieffeffffffcec	요일
ieffeffffffffw	sorted
iefffffffdfffw	circulated
iefffffffffeffw	newsletter
iefffffffffefw	newsletter
iegedfffdffefw	gave
iehebdjceedaew	na
ifaYjegiceeefs	verify	done
ifaieeehdeffew	been
ifceiedcdffffs	but	without
ifcfefffffffffw	fixed
ifchgdbdfdeffw	were
ifdecfffffffft	you	open	stop
ifdegefffffeew	d'
ifdfeffffffffw	reverted
ifdfefgffffffw	scheduler
ifdffffffefefc	您的
ifdffffffefefc	잡았습
ifdffffffefffc	잡았
ifdffffffffeft	aux	done	code
ifebceeicefeft	mark,	not	none
ifecdeefecehft	done	say	stop
ifeefeffggfbfw	six
ifefcffffgfffw	past
ifefefffefffft	greet	i	done
ifeffefffffcfw	до
ifeffffffffefw	lisbon
iffceffffffffw	doce
iffdeeefddgeew	le
iffeeeddfdiefb	ask	if
ifffdffffffffw	pour
ifffdffffffffw	wypchnięte
ifffeeeffffffw	broke
ifgeddghfeecefw	that
igXcfXfcaZdkZb	trouble	describe
igYZeaabeldXab	say	mark,
igchecedeefeft	aux	done	ok
igdeadeeeeeedff	good	ok
igdebdeeeeeedb	good	ok
igeebeeeeeeees	good	ok
igefbffffffgfw	un
igegfegefefcfw	index
igjbZedgceeXdb	trouble	not
ihbclgacbaeZdb	ok	fail
ihcbdegbbeeges	ok	plan
ihfgeegdYYdebu	of
iibcdedhddecfb	mark;	i
iibdfeeeegfefw	ci
iibedfeedefdfs	not	trouble
iiedcebfedfefs	fail	without
ijcfcfgffdfeft	ok	still	stop
ikZeXhYjakdXau	now
ikaidfbdedeffb	verify	aux
ikdbhddcddeffw	and
ikdccXbcedeclff	plan	heading
ikiWbccfZgcVbu	gone
ioYdaegfeaedeb	ok	still
jVWhVmdklbdZcb	mark,	i
jXWcnedddVeaeff	done	say
jXadbdddmdeceb	isaid	mark,
jXbeideefkfcfb	verify	all
jYYadYcmdceZcff	i	describe
jYhlceeedcfbfb	code	aux
jYidfefdcdeeeb	of	done
jZakZdeedefdeb	done	rest
jZbedeeedkeceb	ask	aux
jZdaZkebhZedeb	mark:	done
jZegbedbdeeieff	speaker	aux
jZmeZibhebeVeb	all	trouble
jabadffelefeff	name
jadYiiagbdfceb	mark,	if
jadcdceeehebeff	speaker	you
jadeieeefefdft	of	ok	stop
jaebZaZbdhejeff	of	speaker
jaeedfefiefaft	describe	be	done
jafefeeheefffs	not	verify
jahgeXYfhhdbcu	aux
jaifjcaaabedeff	i	aux
jajdddeeeaeeet	now	aux	stop
jbadbccejhfceb	heading	mark,
jbbecadeidfchb	stop	mark,
jbdggcbfcidVcb	done	ok
jbffffffffffffw	clean
jbgdecddggebdce	した
jbgeghffedebew	out
jcXfgZabffdZnu	heading
jcYlZgheZfYRgb	you	stop
jcdddblaeeeceb	mark,	should
jcdehedeedfhfw	three
jcdeiffcedgadw	do
jceebejeeffeft	done	mark,	stop
jceedeeedeeeel	ask
jceegfeedefefb	be	but
jcefbfffeehffb	ask	done
jcefgeffeefefs	rest	ok
jcfecfgdeffefw	friday
jcfgWXYbZXchll	trouble
jcibegeeeffcet	greet	speaker	stop
jcicdddeeeebdb	say	you
jcjdddddbefeet	mark,	aux	stop
jcmeZcdeecfWeff	all	trouble
jdZejeggeefffw	missing
jdaeceekeefefb	done	paren
jdaqebYZabbXbf	open
jdbeeeefeefgft	aux	trouble	stop
jdbeeffeefieeb	i	earlier
jdcdgeceeefceb	of	ratio<
jdcdidZkdeeZepol	=~
jddcdgdeedjdeb	be	you
jddcehZdefecfff	plan	done
jddedfeeeefcft	now	mark,	not
jddedhefffffft	done	of	stop
jdeeeffffgfffw	alle
jdeefffffefeft	code	aux	done
jdefefeffcfeefw	printed
jdefeffffcfdew	printed
jdehfffeedfffb	heading	aux
jdgdbfffffffft	i	done	fail
jeYjajgWaggbdu	you
jeZhcddhceecdb	ok	open
jecedeeeehfces	done	gone
jeddeebheffeft	if	aux	fail
jeddggfffefdfw	pr
jedeeedefffffw	requested
jeeceefffffefw	pushladım
jeeededefffefw	duplicate
jeeedfffdefffff	isaid	earlier
jeeeefffffffft	i	done	done
jeefdfeffffeft	aux	done	of
jeehafffffffft	open	speaker	stop
jefbeffffffffw	dejé
jefefedeeefeft	speaker	plan	stop
jeffeffffffefw	sur
jegedffeefffft	not	mark,	done
jehdbddddbeeeb	done	code
jfYagdfhcdedfb	gone	mark,
jfaefddedfehes	ok	say
jfcefffffefffw	filled
jfcfefffffffffw	reverted
jfcffffffffffw	translations
jfdggfecdehces	fail	verify
jfedefffffffft	fail	fail	mark,
jfefcfgeeefaft	describe	ok	stop
jffbfffffffffw	queued
jgXlWfnZjTYVcb	mark,	stop
jgbhdefeedfeft	done	speaker	stop
jhcbcfeddcfefneg	gone
jhccefeffdfhfw	en
jiYbWcccdbdbZff	good	
jiZZbehZadcgcb	ok	plan
jifddfcZbadYdb	done	speaker
jinbYTcbaYdebf	fail
jkZeaeedegfZeb	trouble	now
jkbbbhabbceaef	earlier
kVcdoacceedcZk	box
kWfhccedcidaaff	speaker	mark:
kXTaYcccbbcWnff	aux	stop
kXWcambfccedZl	describe
kXiZgddfbXeadff	aux	done
kXkYYaZbcididb	of	speaker
kZXcidfeddegeb	aux	trouble
kZbidlcceaecdff	speaker	heading
kZeecedheffeeb	aux	verify
kaXaXYZaracYcf	isaid
kaakZeeeeefdeb	you	open
kacckccccdeaeb	aux	of
kadiefffeffefs	rest	done
kaeghcabkbedeb	i	aux
kafddddgdceeeb	now	be
kafkcedeeceYfb	of	code
kagaWbcgfaegcb	done	describe
kbYbedegejfdfb	done	now
kbZiddbjddeceb	none	stop
kbabddiccdeceb	speaker	plan
kbbdeeefeieaeb	done	gone
kbciaebgcdedeb	say	done
kbdbieeeeeedeff	arrow	done
kbdcieeeeeedeb	arrow	done
kbdeccddeeeejb	greet	greet
kbdedfffgeffft	mark,	i	done
kbdffffffffefw	s3
kbemjYXYhYcedb	if	aux
kbfhbdfZaccmZu	code
kbgfdgdeeefbdb	greet	fail
kbjbbeddcfhedb	greet	be
kcbeideeedfeft	done	done	stop
kceeeedffefeft	done	all	stop
kcefecefeffdft	done	mark:	describe
kcefffffeffefb	ratio<	describe
kcekegVieZcWff	i
kcfdbdddghebdce	ました
kcgfdgeffefdfw	para
kdbedeidfeeees	but	trouble
kdddeeefdefdft	fail	you	stop
kdddeffffdffft	aux	done	done
kddecfffcffffb	greet	i
kddedfffeefdfw	ist
kddeeebeeefefb	deliberate	stop
kddefdfffffcece	完毕
kdeedfffdfffft	i	done	of
kdefdeegeefbec	어요
kdefefffebffft	say	done	stop
kdjcbehdgefZfb	be	only
kdlbXWabcZdWlb	ok	speaker
keacYecdedegeff	of	ok
keaieadfdgcdcb	done	stop
kedcYbjgdcebeb	of	trouble
kedfeffffefefw	added
keeddedegdffet	you	aux	done
keeeefffedfefb	code	code
keeeefffffffft	name	cell	done
keeefcdedfffft	done	ok	plan
kfafeffffffeft	done	fail	code
kgZffYhfihbQXlen	35
kgbcceefdcfcfs	gone	done
kgcgceeefefcet	cell	name	cell
kgdecffefdfdfb	cell	ratio=
khYWjXWYdcchib	plan	heading
khaeddedeeedfb	earlier	be
khbeiZaYbZdbhb	i	done
khecibacegdedpol1	+
kifeeadecfeees	isaid	plan
kjXaZanaaWcbZl	aux
kjXcXdeddaebeff	done	speaker
klbcabbdcbdYbff	say	mark,
knUUmYaacZcXeu	good
lXdcbkbddbeYdb	code	mark,
lXgfYcgcbiebes	fail	done
lYVWVVXYzYcWbu	isaid
lYZgheedhdeaeb	mark:	not
lYadfbdddjfZeb	all	aux
lYcfhaahdcgedb	heading	done
lZcegfeddefbft	done	mark,	be
lZiYfabcagddbb	mark,	trouble
lZiZQmWcfabjgb	speaker	stop
lZieceegedfdfs	trouble	verify
laXkZcbbdeedef	deliberate
laZbhfefebfffb	trouble	you
lacXmcdccdecdff	aux	mark,
lacbeffeeffdfff	of	num
laefffeeegfdew	from
lbccjfeedcfbfff	trouble	aux
lbcdeeeefeecet	name	cell	cell
lbdecjdcedfefff	mark,	done
lbhbcdeeeefceff	fail	fail
lcaddebjeefeft	mark,	done	stop
lcbfddddedjefb	aux	speaker
ldWZedZfkiebdb	aux	ok
ldaeedeeedfbft	mark,	trouble	stop
ldbdefefgffdew	commit
ldchbeeefefdft	cell	done	cell
lddedffffefgfb	num	num
ldekaffeeefZfff	ok	be
ldfbSgTWVRUjXf	stop
lecddeededeedff	good	done
lecdeffeeeffft	i	aux	done
lfWcdecbeeecepol	++
lfZiYdedddeaeb	all	of
lfdbYffhdZcfab	cell	cell
lgWYaciaZhdgab	be	aux
lgeebZgeeffcfb	if	trouble
lhZhYgXiZabfab	now	stop
lhbebeeeceecdb	mark,	name
lhbhhdYbfaecft	if	aux	done
lhedebbbegdfdpol	+
lhfcebaeefdedpoll	+
lhgeXcgdaeegeb	mark,	of
lhgebedeeefZeb	fail	code
lidedeeeeefYft	done	describe	stop
ljeaZbiZfdeZes	ok	done
lkXZkcaddceZbb	be	of
mXdebeddieeceff	isaid	mark,
mXhaZcccabeZepol	-+
mYYabZbccaaYjff		
mYblccaccdeXeb	mark:	stop
mZejaabeabeadb	fail	you
macffeffeefdfff	done	all
maeeffeddefbft	mark,	be	stop
mbacadbddZeieb	name	stop
mbbhdeeeddfdeff	done	done
mbdbbffefdfedb	be	heading
mbdfcddheeeadce	어요
mcaeeeefeefbfff	code	mark,
mccedefefefefb	name	done
mccegeddecfddb	you	trouble
mcdZhfjcfdgcXlen	20
mcdhdedfcceZeff	describe	be
mcefiacfegdbcu	done
mcfZSjSVVRUjVff	stop	
mcgXUiWkiZeaeb	mark,	done
mdWidcdfeefdeff	fail	you
mdagYoXYaYaVYb	i	stop
mecdcdedededdb	good	done
mededefffefeft	cell	cell	done
meeeZffffffefff	done	ratio<
mefcfdedccebes	done	done
meidYbcbdXdVcb	name	cell
mfbbZfeeeffcfb	of	num
mgYdgbdcecdWcb	cell	name
mghcXYbhYaZXjb	mark,	all
mhZegbdcecdXcff	cell	name
mhfcdbbbegdedpols	+
micccYbbgdebeb	isaid	speaker
mjXbbdiddbgYeb	aux	you
mkZeYccbdieceb	earlier	mark,
mlUUmZbbcZcYXf	good
mnYdcgYebYcdZext	one
nSWhUbcabddacff	open	stop
nWackeeedbeZeff	done	trouble
nXXZaYaccZaXjl	
nYYabZbccabYhf	
nYacZddddiedeb	done	name
nYddbdbeddedeff	fail	be
nYidaZcdgdedeb	mark:	describe
naafceefeefces	good	trouble
nbbdcefefeeeeff	done	
nbdeceeeeeedes	good	done
nbghcgcdacaiUitem	bullet
nbhXacfaceeceff	if	aux
ncbdaffedefdfff	done	mark:
nediZedhdegXeb	ok	be
nhcccYabfdeceff	isaid	speaker
nhgZZZYZgccdau	name
oXbiceeeeefdfb	code	done
oXibcYfaYVfcjf	aux
oYecdcbfdcfbeb	stop	trouble
oYgZYddbhcegeff	mark,	be
odadfdbddcfbfb	done	all
oeeeeffffXfffb	done	quotation
ofVaicZZbZeZdff	done	mark,
pUWafhdcbceYdb	done	of
pUWidcdceaeZeb	cell	done
pUdcYcjccbeceb	fail	be
pVUWmachjYcZcb	aux	mark,
pWfYdZaddZdacff	you	aux
pXZeZdefeeeZcff	good	trouble
pYZcdddeeZeZcb	you	now
pYZeZeefeefadb	good	trouble
pacahdaeeefcfff	done	you
peWdceeffefdfff	fail	done
pgZaabYidZebbb	done	you
qXZdXcicdbeaeb	ok	done
qXfZaaadhYdabb	you	aux
qcaedefffefbfff	done	code
rMVWghdlcYcYel	done
rWYgfbhedbeceb	done	done
tWZbZXcdbceYeb	done	mark:
tceZjYbabWdccf	done
tiUYVccbcZdYcff	done	stop`;
