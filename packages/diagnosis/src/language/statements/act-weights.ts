// Written by bench/statements/write-weights.ts. One digit per act, then the feature.
export const BIAS: readonly number[] = [2, 3, 1, 0, 1, 0, 0, -1, -2, -2, -2, 1, 0];
// biome-ignore format: data
export const ROWS = `RekVaXYkhaZYjff:mark,>mark,
Sekdkccdedecbpol:--
TgjeeXZZXhhkaf:be
UWYolacaccciau:box0
UaUbXZWwaecbgu:hedge
UeggZpZXcbeUdf:plan
UkacXicdZdeicff:trouble>stop
VUdgidYiddeecff:mark,>not
VZYdbebdeeebpheading
VcflWfXjaceiZw:не
Veekgddehcebdb:aux>not
WXUhaiagZbbWru:greet
WYYbbdYbededqlen:1
WYkalakbcedWdb:fail>stop
Whmcccccdcdacf:command
Whmcccccdcdack:command
XXYandchgcebcpolc:
XYXiYZYZbaraehas?
XYXiYZYZbaraeu:mark?
XYYpbddbccdjcf:box0
Xaggaaikgdecew:nicht
XahZeYpdcdeYeu:would
XakZccddebeckff:aux>stop
XcYkdeldbceddb:not>aux
XdgZaYZaoZciZu:dash
Xdhkcbaicefddw:pas
XdjkeafZhagaau:still
Xffbhghigdeedw:il
XgiYbhjfddfcew:se
XhabcmadecdZaff:you>stop
Xhccbdabbcmfeb:ask>stop
XiXZjeZlceeedl:not
XkYXajbZjccYif:now
XlacfcfbebdjZb:describe>mark,
YXcZbbZcsbdZcu:correct
YXpdiddddeeYdu:bad
YZYfbZZabaraeend?
YZYfbZZabarael:mark?
YZacodeeddeaeu:except
YZkekefbbefeeb:i>mark,
YZmdiddhdddacl:fail
YahjZahjedfcdw:não
YaijZchfidfaew:lo
Ybeifdedcdfjepols:-o
Ybhcbcccckfieb:mark,>quotation
YbkZedeeedekeb:mark:>code
Ybkjhcddgeecew:not
Ycdeaflhcdebepol:~~
Yddekfeciefefb:mark,>open
Ydgceeeeedekeff:mark:>code
Ydheceeeeffjfff:trouble>describe
YeZacbcdipeZcf:quotation
Yeibdkckbeeceb:i>be
YfcaQalbabcmcff:num>stop
Yfclbccbhdeceb:not>done
Ygedbhbffhgjhw:at
Yghfdefekefcfb:earlier>trouble
YglUZbYcdYcibff:be>stop
YhhYigaheefZew:bir
Yiceieeedefget:mark,>trouble>stop
YifVYaXbbrccYmasked:most
YikheaZfdfejdfw:the
Yjdjcdbcheecefw:no
Ykdfjeeefefeeb:name>good
YlcafecfdZdgcf:all
Ylcehefeeefdfb:cell>ok
YncYdhehcbdadb:verify>stop
ZXiiccfehdedeb:not>mark,
ZYYcrbddddeZdext:n<m
ZYgbeddddnddbl:quotation
ZZpdaededeeadf:bad
ZaYapcaccdebdf:mark;
ZaYiidccddddkf:heading
ZaeaadZcedqZcf:ask
Zaihibbcgdfedff:mark,>i
Zanadddgcffffb:not>i
ZbYZjccamdfdeb:mark,>mark:
ZbYcfYleidhheu:should
ZbabpcadddeYdb:mark;>stop
Zbaickdehffbew:w
Zbbgneefedfcff:some
Zbckiceeceffeb:ok>greet
Zbdjcecjeeffdce:했어요
Zbghgcbjdefhefw:il
ZcgkcUejjaeYbw:nie
ZciZgkdcaefceu:offer
Zcjaaddejdeedf:sorry
Zcleeeffgefcfb:done>earlier
Zemfdfbcfffcew:me
Zfflabbeccefcf:still
Zfhcajdjdeeceff:i>be
ZgZjhbcdhdfcew:nog
Zgiehedefefidw:api
ZhWdnkddbeeXck:number
ZhfjfcabZgeedb:say>describe
Zhijabbcdffgefw:el
Zhjcbdibceedeb:fail>mark,
Ziceiddcdhfghw:are
Zjbccdbdfkfbew:все
Zjfbfdcffheceb:say>speaker
ZjfcXfeahhciZb:trouble>stop
ZlZdcdeefefheb:without>stop
Zldecefffefdfb:ok>cell
ZnWfcbXcdcdick:code
Zobddefeedeceb:mark:>ok
aXZXbZbadbcarf:greet
aYYWYZZZhwcaZu:quotation
aYZXZmbcebeYmb:greet>stop
aYlfeeeefeeedl:verify
aZWYacabpcebdb:dash>stop
aZaZcakdfeflew:gpu
aZakbcdbkcfaeff:mark:>mark,
aZdfZfVbqgdfXu:mark:
aZhmYaecececeneg:done
aZiaidbbiefcdb:mark,>still
aZmeeeceddfcff:none
aaaZdanffffaew:бы
aaabjakcfefcew:sms
aabkiccdjefbew:sin
aablbbabefegjce:입니다
aacdZejkeefbfce:지만
aakdjeeedffbfb:still>trouble
abaZbYYrcfeadf:hedge
abddcccmedebib:mark,>hedge
abdheefjeffgfb:describe>you
abidjddeeefeft:mark,>code>stop
abjacbddekfdew:du
abjbjdedgffdew:n'
abmZdccbideddu:sorry
abncdcdcedecdl:paren
acZbfadheefmefw:a
acackcdbidfdeff:mark,>mark:
acaiemcbeeddel:mark:
acbdjdjcfffedc:지도
acbfmcbifcdacu:but
acbghdchheffec:확인
accameecedfeepols:+o
acccehigddedepols:-~
accfbbdmdgfbeb:hedge>stop
acfjgeeedefcfpol:-o
acggbcaldefeew:niet
achaeeedelfefb:say>aux
achjcgeddeeedff:i>ok
acjbaddckdeedff:sorry>mark,
acjdcdeieefeeff:trouble>be
adZaaahihhdkeb:be>done
adabdfdggiekew:her
adalceegdeffeff:aux>not
addblfedfefefpol:+o
addceceefefdlff:greet>stop
addchgheeeejdb:you>describe
adfkfdfddffffb:i>open
adgddbjjeefddp:gönde
adgfjffffffdft:trouble>cell>trouble
adkcgefffdfeew:returned
adlddecdeefeeff:speaker>mark,
aecibihcfdgfdw:this
aedbcakbedejeb:if>you
aeiddifceeedfb:plan>done
aeififfffefefw:dropped
afZeldcicdeeeb:mark,>but
afaffgkiLgaOOff:mark,>stop
afihiWfhfXbVYneg:
afjeheeeeffffb:mark,>sorry
agcejeegeefcfb:all>done
agcejefefefcfff:all>done
agdedefjdefefb:be>some
ageecefffefieb:trouble>without
ageggbcgfffidx:тся
agfXgXjZXYajZf:num
agfcgfhfececepols:=~
agghebhcgefdew:au
aggidcdefeeciw:votre
aghciffedffffb:done>i
agikgWdigYcYau:not
ahZbchiifefbdw:gün
ahbdkeedeeedeu2:good
ahbhgcbheffgefw:la
ahccjccdhffedc:는데
ahhZYdkcicdcdu2:not
ahhhdeffdceaeb:say>trouble
ahibZcZjedfedw:ale
aiVYibgdbidYdff:be>mark,
aiaabacigefjew:solo
aiabgdgcchfieb:mark,>describe
aialfabdgefdep:produ
aibbcicieefeew:con
aihbgbbheffgcx:yor
ajXhZWhcefeidw:в
ajZkgcbbaeeYdb:mark,>say
ajaadicffffbew:dla
ajafdfffegfefb:aux>aux
ajagicccgffdfw:che
ajcddYedeifgdu:be
ajceaecedefifff:num>mark,
ajdccdeffffiew:hat
ajgbadbgdefjew:ma
ajibdcdffffdefw:push
akbicccdeefeew:bien
akcdcdcdeiedeff:say>speaker
akcjddcdfffcdc:서버
albehdecedebeb:good>cell
aldbfcddeefchp:servi
aleeeffefefceb:ok>paren
anbdafideddacl:ok
bXifZeahgeeeeff:not>mark,
bZXibbdnfefccw:я
bZYgimddcdeYau:rest
bZbcdmdeedhccff:you>i
bZbfdmdeedhccb:you>i
bZbjbcabekfeew:ты
bZccdcdedoecdff:quotation>stop
bZfeadledeebeff:fail>stop
baZodebccefdeu:yet
baacidcieeffjw:za
babckcjefffccw:bildirimler
babldfeeeffeeff:not>aux
baeecefffefelb:ok>good
bafhhcgciefdex:nie
bagbicacekfeew:bei
baggeddjgefefu2:i
bbaicbciefffic:입니
bbaicbciefffic:입니다
bbbddikbeefeffw:se
bbbjhbbheefdec:아직
bbcbdddeedfndff:describe>stop
bbcccickhefefw:só
bbccdcbidgejeb:hedge>mark,
bbcchdhieefcfc:지만
bbcckbcdeefjew:los
bbccncbdddeceff:mark;>stop
bbcdckcdfefifw:var
bbcedcfhedfleb:all>ok
bbcedcfhedfleff:all>ok
bbchfeedffffkw:travel
bbckhdfeeefdfb:trouble>mark:
bbdbeddeeddeml:greet
bbdhlbddeeedck:box
bbdleefefffefb:cell>open
bbdleefefffefb:open>cell
bbhZlZdbceceiu2:trouble
bbhbmabdeefcew:eksik
bbifjfeffefcfb:some>trouble
bbjcdjcdfefcew:обучение
bbjekeeeedeaeb:trouble>done
bbjiaebfadecfb:be>not
bcabclcdegfceff:of>mark,
bcaebajhceeiff:should
bcalcedbddWekb:mark,>mark?
bcancdeddeedeb:mark:>open
bcbfdcceeeflef:only
bcbjddefhefdfb:not>if
bccjfeceeefhfb:none>if
bccjgefeeefdfb:rest>stop
bcdbdejjeefdew:dovrebbe
bcdfegfkfffefb:some>i
bcebeXgbbqcdZu:say
bcgcbijcecfeew:si
bcgcjeefdegefb:mark,>if
bcibhcbjedfdfw:voor
bciececgheediw:my
bcjbfbdfghfefb:done>aux
bcjchdeehfgdfw:dat
bcjeeibefffedc:가안
bcjffffffefefb:trouble>fail
bckgcchdeefcfx:nte
bdamiZceeeecfb:open>be
bdbdeddlffffec:지는
bdbledfdeffffff:i>open
bdccfcchfffkew:cinco
bdcdhefffffjfw:lamp
bdcecfffeffgjb:trouble>heading
bdcgffifgefefx:sse
bdcnhbbfcacZbpoll:o
bdddcbmbdefdfb:if>mark,
bddhiehdeegeeb:be>i
bdedgdhieefffw:sans
bdedkdeeffeees:good..box0
bdefkffffffefff:trouble>of
bdefkjcYacegcu:of
bdfgfefffdcfgce:니다
bdfkgdeegefbew:still
bdgcdbifgeeeeb:if>i
bdghggcefefdfx:sta
bdiabigadeecef:offer
bdiedfdjeffdec:못했
bdjefffffffffw:network
bdjghcceeefcew:von
bdkcideffffcfw:connection
bdlcdddefefefp:odrzu
beaefeedeaelfff:be>done
beaehegedffjfw:fee
bebcjdcjdefeeb:now>mark,
bebfleefgefeew:but
bebgeeeeeeeekl:now
bebhjffefefefs:done..but
becegjeefefdfpol:-~
bedeieeehefffb:done>mark;
bedieddifffeffw:das
beeeedejfefhfb:ok>describe
beefifdcieefew:about
beekedcdfffefb:open>if
beekedcdfffefff:open>if
begghgdeeffffwb:of the
beichcjadffefb:would>stop
beifhffffffefp:dropp
beledeceeffdfb:i>try
belfdffffffefff:aux>fail
bfZcZafggbdobu:describe
bfcdhdhgeefhdx:len
bfffigfdddfgew:of
bfhbfcchjdfcbt:mark,>mark,>stop
bfhchdehdeeceb:ok>now
bfjdfefffefeep:retur
bfjeeeeeeffffb:sorry>stop
bgbfchgheeffex:ora
bgbfjfffeffffff:done>i
bgekaeedcefefb:mark,>verify
bggfghgfeffbew:errors
bgjTffRkXUZVhl:mark,
bgkeddccfefdfw:pool
bhaedeefhefhfb:describe>trouble
bhahcjcefdfcew:noch
bhbiachgeeffew:mais
bhbididffffeefw:je
bhcbcidiheeeew:maar
bhdceffedffeice:ます
bheceeeedeejeb:dash>trouble
bheifeceeffefb:code>if
bhieeffffefcfw:sync
bhifefeefffeelw:api
biZbiabifdfcew:tek
bicddjcdfffeec:이제
bidggdhefffefw:tax
bieeecffeggidw:is
bigbbccihffcec:에서
bigefgedeffefw:page
bighbeeedefdfb:i>trouble
biieefeefefefw:ab
bjabcbjdfefdfw:tak
bjadbeiccdeheb:mark,>now
bjbcjcdceffdew:dos
bjcdheededfefb:be>open
bjchdcdffffcew:nichts
bjchecdefefbew:ni
bjdecdheedfffb:describe>ok
bjdecejdeefbfw:przy
bjeXjjaZYbdaab:i>stop
bjefdeefeffefb:earlier>fail
bjefdeefeffefff:earlier>fail
bjefefeffffefw:affiche
bjgccddcfffhclx:yor
bjhddeccfeffefw:nie
bkbcideegffaep:passa
bkbefeefeeedeb:trouble>ok
bkcccbhdgffcep:probl
bkceeffeecfeeff:speaker>describe
bkhbdddefffeew:toda
blcddeccfeffew:desde
cWWYbabbbteYcb:quotation>stop
cYccfjiicadgcpoll:~
caZdeefefjfjfb:say>all
cabcZikjbbddcpol1:~
cabfeeefefflfff:describe>trouble
caccjbceiffhfw:ios
caeghhYacgdgdf:of
caibddeghefefb:i>verify
cbaceeeedneddb:mark:>quotation
cbacfdbfmeeceb:correct>mark,
cbbcjcidfefdfp:stero
cbbkgeeffffeew:encore
cbcchcccdkfeew:у
cbcdjdiefffddp:bildi
cbcedegghffift:be>done>stop
cbcfdeedemfafb:say>be
cbchhjdedefcew:ora
cbckafibdffffb:now>not
cbckjdeffffbew:rodei
cbdceeeeeeeemff:greet>
cbdcjekdeffcdx:ler
cbddfdgffhghhfw:you
cbdekefefefefpol:++-
cbdfgffefefhiw:today
cbdfkffffefdfu2:some
cbdgjdddfffefc:학원
cbdlheedeeeeel:box0
cbdmfffefefeeb:open>you
cbeccckfegffffw:в
cbedeaedfZcmhb:describe>stop
cbeedeeeejgeeb:mark:>be
cbgddcbdmbdYcf:dash
cbgdhedgfefefpol:=~
cbgijbkYaVccZb:code>stop
cbhekefefefbfb:bad>cell
cbhicfgefffffs:verify..not
cbjbcjbceefffw:steam
cbkccehddhfeeb:i>describe
cbmecefefffbeb:cell>fail
cbmecefefffbeb:fail>cell
ccaZpadegbdXdu:mark;
ccaejeeidefeew:по
ccbbdijffffcew:içinde
ccbbkefddhfeeb:heading>mark,
ccbjdcdjfffdelx:łem
ccbjieeddeeeel:open
cccWdcdeecqcWf:mark?
cccWdcdeecqcWff:mark?>
cccbgkddeffhew:las
ccccbijceefeffw:si
ccccbikdedfefw:dan
cccchgghfefgex:nde
ccccicbieefeic:은아
cccdeeeeejeiffw:her
cccekdicededeb:speaker>fail
cccidjcdfefdew:jeszcze
cccieidefefefp:jeszc
ccciiddgfefeex:pie
ccckddcchefefw:ее
ccdaeijegffdfw:als
ccdbeijffffdffw:als
ccdcicjdfffdfp:повто
ccddiicefefgfp:conti
ccdeieeddefieff:mark,>describe
ccdfecdjfffdfw:queda
ccgddefffcfifb:cell>code
ccgddefffcfifb:code>cell
ccgddefffcfifff:cell>code
ccgfcfefeefjfb:dash>num
cchbibhffffdelx:tır
cchbibhffffdex:tır
cchddciefffefc:되지
cchddciefffefc:되지않
cchddciefffefc:지않
cchehfffeffffs:verify..trouble
ccicdidefefdfp:обуче
ccieedcefffiex:vas
ccigchcdfffeffx:cel
ccijddcefefbfw:aan
ccjcceedjffeep:yapıl
ccjedeiefefbfw:om
ccjeheffeffdfs:still..trouble
cckbfccjccedeb:trouble>be
ccleedfeeffcfb:fail>mark:
cclefeeeefecfb:but>fail
ccqXiZheYcdYcu:fail
cdSXfajYbodYaf:say
cdaccaofeeeaef:would
cdbcdkeffffgfw:датасете
cdbfhcleeefcfw:would
cdccclcefffefc:겠습
cdccclcefffefc:겠습니
cdccecefedfekb:you>you
cdcdemcdeeedfu2:plan
cdcdfefeeeffjce:ります
cdcdhhgdfffehx:ung
cdcdiecffffifw:dossier
cdcegeigdefffw:wieder
cdceheideffgfw:falls
cdcgdggdgifefx:fen
cdchehdhfffefx:era
cdchgieefffdfw:even
cdcieheffffdfw:ihnen
cddajbfhfbeecb:ok>mark,
cddceeiifffdep:dovre
cddcfjiffffcfx:ach
cdddeefefefjew:head
cdddiedheffffw:pero
cddehefffffifwb:the lamp
cddeieehfefffs:but..not
cddeleeeeefdfb:mark,>rest
cddfhefgfifdfw:everything
cddgkcgcehgdew:answer
cddhfddifffeflx:rto
cddhfddifffefx:rto
cddifddefffeip:zusam
cddijdddfffdfw:reste
cddjdehdfeffdfx:onu
cddjdehdfeffdx:onu
cddjhddefefefwb:van de
cddlebdffffdep:publi
cdeeeckceefefff:if>mark,
cdeeeeffiffefb:correct>i
cdeeeeffiffefff:correct>i
cdeeiecdeefhfw:снимков
cdehifeefeffeb:arrow>open
cdeidfdiffffec:했어
cdeidfdiffffec:했어요
cdffdZhjddehefw:de
cdffieeedefefb:some>of
cdfgeffffhfhfw:written
cdfhhfeeeeffet:aux>not>stop
cdgecigeeffgfw:time
cdgeieeefeedfs:but..fail
cdgieeeffefgfw:request
cdgjfdaeeeeeeb:i>aux
cdhcbkfbbfcjXlen:12
cdhcdddjeffefc:않았
cdhcdddjeffefc:않았습
cdhcdhcehffefc:드로
cdhckdddfffdfw:pu
cdhdcedehifefp:schri
cdhddedjeffdfc:니다만
cdhddedjeffdfc:다만
cdhddeefgefefff:if>i
cdhddfdfgefeifw:my
cdhdfddgfffifx:nco
cdhdiddeeffdfc:지못
cdhdiddeeffdfc:하지
cdhdiddeeffdfc:하지못
cdhegffegffffwb:je n'
cdhffffffhfeffw2:the research
cdiddcideeffew:node
cdiedgfggffdfw:rows
cdiefffffffgfp:times
cdifdedehffffc:합니
cdifdedehffffc:합니다
cdifeffffffefw:terminated
cdigcdeheffefx:rlo
cdiheceffffdex:ком
cdkddceffffdfw:portal
cdlcedeffefdew:missed
cdmbcceeegfbew:bank
cdnccfcddefcfu:try
cebbemcceegdeb:plan>mark:
cebddmabeefdfb:offer>stop
cebdeleeefeefb:i>plan
ceccekefeffefwb:la suite
ceccffedkffffs:correct..not
cecdeiehgffeffw:ich
cececffdkefffb:i>correct
ceceiffegefefpolc:+-
cecekfceeffffb:but>not
cedddfegkefffs:correct..done
ceddfeeffffjffw:two
cededekcfffffw:habría
cedhfeeffffejx:gen
ceeedekceffefb:mark,>would
ceeeededkffefb:isaid>stop
ceeeefeejffefb:isaid>mark,
ceeeeffffjfefb:speaker>quotation
ceeeidjddffcfb:should>stop
ceefefffjefdfb:correct>stop
ceeggdiefffffp:conve
ceehdiddfffffwb:je vous
ceeieedhfffefwb:l' ho
cefdceedelfdfs:say..done
cefdeedjffffflw:nicht
ceffhffffffgfw:days
ceffifffffffft:done>mark,>be
cefiffefffffft:aux>open>stop
cegdecjeeedchl:be
cegehffgehfefp:every
cegheffefefffb:none>aux
cegjgdcbdefefff:i>aux
cehcfjdefefdep:integ
ceheceehfffhfx:tei
ceheiecdfffffw:consegui
cehfWfhWgbejbw:на
ceidhdeffffdfwb:the connection
ceiedffehefefw:wrong
ceieffffeffefs:trouble..still
ceiegffeeefbew:server
ceifefffgffefwb:# rows
ceifffffffffflw:network
ceiffffffffffwb:the network
cejWiYgciceacw:się
cejedeffeffdfff:i>try
cejefffffffffp:netwo
cfbdfccddkdaeb:be>gone
cfbffhhbehdhcf:arrow
cfcebffekffffb:correct>mark:
cfcebffekffffff:correct>mark:
cfcegejgdfeefs:if..not
cfdcdffekffffb:mark:>aux
cfddedeffefdjb:be>greet
cfdfjfffeffffb:done>but
cfdgefeeffffix:vel
cfdiedeffffifx:bar
cfdmebfcfcdZdb:still>stop
cfeffffefiffft:aux>done>trouble
cfefiffffffffw:stock
cfefjfffffffft:slash>trouble>done
cfehhgeffefdfwb:out of
cffdeiefeefhew:can
cffjeedefffefs:open..if
cfgdfegdehfcet:be>mark,>stop
cfgeiedefefhfp:conse
cfidgcegfffdex:let
cfifefffeffeft:mark:>trouble>trouble
cfjcgdddeceaeff:be>ok
cfjdhdeffffdfp:conne
cfjeedeefffefff:plan>done
cfjfeefffffdfff:fail>earlier
cgbbackchefhew:una
cgbdmdZdcdebeu2:num
cgcebeedkdfcff:isaid
cgchdeeegffgfs:not..if
cgddeiffeffdhc:ます
cgdeiefeeefefs:good..good
cgdfffieffffdx:lir
cgeeieeeddfeeb:speaker>ok
cgeieeffffffflx:bar
cgfdeffeffffab:describe>aux
cgffeifgfffdfx:ess
cgfgdchefefefx:ren
cgfgfddegifdex:sts
cgfifedddgffew:per
cghbbeidhdeees:not..not
cghdgeeefefffw:sir
cghecdeehefefpol:-=
cghfhffffffeft:trouble>of>trouble
cgjchbdfeefdew:through
chbekedceefefw:com
chbhebcehkeaew:tests
chcdecjeeffeffw:ça
chcdecjeeffefw:ça
chcdeebefefjdw:çıkıyor
chcdkcbefffcdw:ama
chcdkccffffddw:ses
chceedfdgdefeneg:describe
chceeeeefefjew:office
chceekbdeeedfb:plan>be
chcfeZdhecejbff:cell>cell
chcfeigefffcfx:ión
chcjcdddefffdc:이지
chcjcdddefffdc:페이
chcjcdddefffdc:페이지
chddhfdgdefffff:describe>be
chdecgheedecfpol:~=
chdfefeffffifwb:na #
chdfhffffffefff:trouble>ok
chdjdeedfeffcx:nız
cheehffffffdfw:six
cheffeeefgffex:ter
chfeigeeeefcefw:all
chgdegcidefefw:am
chgedefffefhes:trouble..without
chgfffffeefefw:windows
chheeeegefffflx:ile
chhfeffffffffwb:⟨path⟩ #
chidcedfgefcfneg:ok
chidefeffegffw:empty
chifffffeffcefw2:# #
chjdefeefbfefb:not>code
chlgZebZcegeew:mi
cibcjccdfefdew:yok
cibdcjcdfefffp:geçiy
cibecddcgefheb:still>mark,
cibgddhgeefdfx:ivo
ciccdeeedefieff:still>mark,
cicddiddhffedc:로이
cicedffieffefp:deadl
cicejecdfefedw:iki
cicfeffffffgfw:mb
cichedhefefdff:without
cicjccceeffefc:대로
cidcdeiefefdfw:läuft
cidceejceegffb:ask>describe
ciddeeeeehfefb:speaker>now
ciddhedhddfefb:done>verify
cidegefefefefff:cell>good
cidffefffhfeewb:at #
cidheffffffefff:without>none
ciedheddeefefw:troppo
cieeeegefffffb:greet>ok
cieeheffeffffs:ok..still
ciefedfffffifw:magazijn
ciefefeffffffp:affic
ciefeffffffffwb:in order
cieffffgfffffwb:is in
cifeeeffdgfffb:some>speaker
cifefeffeefeew:fine
ciffegfffffffw:within
cigfeeefeffdeb:fail>earlier
cihdceddfefeew:kırmızı
ciideeeffffedfw:votre
cjbddecgfeffew:już
cjccbjbcfdfffw:jak
cjcdefeffgfefc:边的
cjcecfdiffffew:agora
cjceedffgffdfx:ano
cjcfdfeefffeew:cuda
cjdchdeeeffdew:zu
cjddedefhefcfp:repor
cjdfdffffffefw:order
cjdfeffffffffwb:are in
cjdggeeeedfbfb:only>you
cjecdfffeegffw:there
cjeeddbfefehdfw:⟨code⟩
cjeefffeffffffw:todo
cjefdffefefffb:good>name
cjefdffffefffff:good>name
cjefeffffffffw:lockfile
cjfdddZZZgeffpol:=
ckcceefffffefw:balance
ckdbgdeffffddw:grün
ckdceceffffeew:linter
ckdeecdffffeex:tem
ckebfffefefeew:verde
ckedcdZZZfdefpols:=
ckgceceefdfdffw:non
ckhdbeeddbgceb:speaker>describe
ckheedeefefbeff:all>be
ckieddefedfaeb:all>be
clceeefefefeeff:mark:>ok
cleaebehcZfWdb:be>ok
clfdUcbeadfgdff:mark,>trouble
cmaedefeeefdfb:done>be
cnXgTQSXZadQqlen:3
dXeafdfghdejeb:mark,>speaker
dXjdhdgecegaeb:be>fail
dYfacafdiaeldb:only>stop
dYjjfaZegefbew:l'
dYlhcfZadffcdw:da
dZZjejkedeefaw:de
dZZkfdefhdeceb:be>still
dZadodbeeeeWeff:num>num
dZafdfldedeeeb:say>not
dZfcecgddgeekb:you>mark,
dZjfegefffffiw:happy
dabbgafehheeku2:you
dacdbiiicadecpols:~
daddkfbiZefaeu:some
daghSdXcmbafXf:mark:
daiScbVijbZgib:mark,>mark,
daideeeefefcjw:retour
dbZafddcneedef:correct
dbaacbefheflew:nine
dbbbdclfffgcew:с
dbbjcbdbddeejb:greet>mark,
dbcdefeeelfbfb:speaker>say
dbcecdclfefffw:değilim
dbckffcceffffb:mark,>yet
dbdcededenecdlw:⟨quotation⟩
dbdddhhefefhfx:esi
dbdeagbZcddmeb:plan>stop
dbefejffffgefw:zal
dbeffefffffkfw:each
dbehefefegfift:describe>be>stop
dbgehegfegfefs:done..fail
dbijceYfgcdXeu:i
dbjbecdajdeedb:sorry>mark,
dcWcaaZgZbdqbf:describe
dcZbdZidhdedkb:i>you
dcahabhkfefeew:das
dcbcgecicgggfpols:+~
dccajfdicefeeb:but>mark,
dccdbdijfffffc:계약
dccdcedlfeffew:chyba
dccddcmbeegdfb:if>be
dccdeicffffifw:für
dccededhfifeefw:volgens
dccededhfifeew:volgens
dcceeefehfffjw:pour
dccgdccheeeheb:be>hedge
dcchdeecdefcjb:greet>describe
dccibkbceegffw:te
dccihefffefefw:remain
dcckdcfeeefeeb:i>deliberate
dcdbdqYUaadhau:plan
dcdcefdehffifb:code>describe
dcddcecieifefw:ze
dcddedddekgceb:be>speaker
dcddejdhfeffep:spraw
dcdeeeefekfeeff:you>say
dcdefeddkeeceb:still>describe
dcdefffefkfdfw:says
dcdffffeffgfjw:gelsin
dcdfjeeefeffeb:arrow>fail
dcdgcfkdeefefp:parti
dcdjdeeefffhflx:dir
dcdjdeeefffhfx:dir
dcdlefefeefefb:yet>stop
dcefdcdffffkex:nes
dceffffffefhhlw:today
dcefjeeefefeeff:speaker>ok
dcegdfjdeeffes:say..not
dcehdegbefggiw:you
dcffefffffffjs:ok..good
dcgcddfdihfdfb:mark:>i
dcgdfffffjfeemasked:all
dcgecddiggfdhw:message
dcgehgeffeieew:want
dchdedjceefeeb:would>be
dciddhehdffdep:formu
dcidfffffffifw:ha
dcieeeffehfffw:machine
dcigeheefefdex:nen
dcigfffeffffffw:not
dcjefeffeffdew:off
dcjefehefefdfp:refus
dckcecagchfdeb:speaker>mark,
dckdfchddefefw:could
dckedccdfefffw:oom
dckeefffeffeeb:bad>code
dckeefffeffeeff:bad>code
dcmedeeeeffeeb:mark:>fail
dcmfdfeeeffefff:fail>mark,
ddXbYbcbqadZdu:isaid
ddaeceelgefeet:mark,>mark,>mark,
ddaogXcebbcXcu:open
ddbdhddhiffeex:mış
ddccdejieffeex:bbe
ddccehiffffdewb:gün içinde
ddcdejdifffeew:nu
ddcdejeffffgfp:датас
ddcdfckfeefeew:if
ddcdhedhdeggfpol:+~
ddcdhedhhefffw:mas
ddcdiedifefffwb:to nie
ddcdiedifefffwb:za to
ddcediediefffx:rum
ddceeififffeex:ьше
ddceejeffffhfp:uygul
ddcekffddefefpolc:+
ddcgdgdegifeflx:fen
ddcideddiefeflx:nie
ddcjdedciefffx:nin
dddcddjhfffffx:ría
dddcidcjfffffc:은아직
dddddieehffefc:드로이
dddddieehffefc:로이드
dddddieehffefc:안드
dddddieehffefc:안드로
dddddieehffefc:이드
ddddebeffffkfc:で動
ddddedbleeeeeb:hedge>be
ddddedeffffjep:custo
ddddhjddfefffx:ром
dddecekdfefefw:gaat
dddedddeiffifce:합니다
dddeddeehfjdec:旧版
dddeeeeeeehjeff:mark,>ask
dddeeeihfffeex:zym
dddeffffeffjfw:default
dddeiedeiffdfx:ura
dddeiedffffhfp:dossi
dddfeeedeheifb:be>ask
dddfeifffffgfwb:a time
dddgdehcejfcfu2:say
dddgeieffffgfwb:at a
dddheheefffefx:cze
dddidecifefffx:ego
dddiefeieefefwb:lo he
dddigeeefffffx:ene
dddiheeffffdfx:dei
dddjdfeeeffgfw:production
dddjdfeheeffel:speaker
dddkcefeeffdfff:trouble>mark:
dddkddedfffdfc:는아
dddkddedfffdfc:는아직
dddmeeeeeeeeeff:box0>
ddebeffkeffffw:diría
ddedeeeffffjfx:ает
ddedeieehffefw:moi
ddedgeiefffffw:deux
ddeeeefefefihlx:dam
ddeeeefhfffhew:stored
ddeeeggefhfeffw:in
ddeegeedhefhfw:staging
ddeeieddfffhfp:снимк
ddefdejefefgfw:token
ddefejcefefffp:prepa
ddefhfffgfffft:ok>mark,>be
ddefiffffffefs:done..except
ddefiffffffffs:good..bad
ddegfffiffffft:describe>you>stop
ddehgeegfefegp:quest
ddeifedgfffffwb:ai pas
ddeifffeffffft:cell>open>cell
ddeifffffgfffb:you>speaker
ddfcejedeifcfw:let
ddfeddgieefffx:lar
ddfeeeffgifefwb:that the
ddfegedhfffgfx:ier
ddfeheeheefdfw:most
ddffgfffhffefb:mark;>ok
ddffhffffgffft:say>mark,>be
ddfgeffffgfhfp:writt
ddgcjceddeefhs:trouble..trouble
ddgdgheaghffdw:die
ddgdjcdeeffdfx:sik
ddgeefffffghfx:ant
ddgeeieffffdfx:dar
ddgefdeeffiefc:でし
ddgefegegffffb:verify>fail
ddgeffgefgfhfx:ket
ddgehhfefffcft:cell>trouble>cell
ddgeifeedffefff:mark,>speaker
ddgfgfeffffefb:fail>heading
ddgfhffeeffeft:mark,>fail>stop
ddgieeeffffffwb:did not
ddhcideefffdfw:être
ddhddeidfffefx:ało
ddhddiddfefffx:eam
ddhdegfhefffffw2:i am
ddhdeiedeffefx:нию
ddhegegdeeggew:go
ddhfeeffegfffp:machi
ddhfefegfgfffp:assis
ddhfefegfgfffw:assistant
ddhfeffffhfefw:research
ddhffffedffffb:none>done
ddiddeeeeefeiw:service
ddididdeeefeflw:eksik
ddieeffeeffhfc:这张
ddieefffefffft:aux>ok>mark,
ddieefffefffft:describe>aux>ok
ddieefgeegfeft:i>describe>aux
ddiehfffeffdft:still>trouble>stop
ddiehgdddefeew:bad
ddifefeeefffft:i>mark,>aux
ddifeffffffefb:code>dash
ddifefffhffffwb:the build
ddifhefffffcfb:cell>bad
ddifhffffffcfx:aan
ddigdeddffffflx:cel
ddjcedeffffefw:refuse
ddjcgefeefgeew:before
ddjdeeeffffffx:dan
ddjegefedefeepol:-+
ddjeidebcefeew:его
ddjfbieefffcfb:all>trouble
ddkdddddfefffw:patch
ddkeceecgefedb:mark,>correct
ddkfdffffffdfs:bad..trouble
deblfdeeeffefff:not>done
decbdmcefefcdw:suite
deccelceeeecfff:plan>stop
decdekddeegeeff:plan>mark:
decfeacfffflfs:fail..plan
decffefgfefifw:entry
decfhiefegfdfp:compl
dechhfeeggfefw:release
decjedeehefeew:gelaufen
deckbffeffffdb:heading>mark?
deckecfffffffff:i>deliberate
deddcdiheefefpol:~-
deddddhefffifx:lha
dedddgifgefefw:'d
dedddjefffgffc:일정
deddedehfffifx:ton
deddeffhhfffew:mij
deddejeffffeflx:ğim
deddejeffffefx:ğim
deddfdeffffejx:ias
deddfdeffgfejfx:nas
deddfdeffgfejx:nas
deddfdfffffihx:ily
deddgdeffffifp:plani
deddhdifeffdfx:ого
deddjdeffffffc:정리
dedededjeffffw:aber
dedeeeefekfffff:mark,>quotation
dedeeeejeffffwb:aber nicht
dedeeefffffifp:airli
dedeeeffgffiex:aat
dedeefdjefffew:però
dedeeffigfffft:not>mark,>speaker
dedeeieffffehx:ogo
dedefefeffffic:ります
dedefffgfifffw:cover
dedegfeheffffwb:que el
dedeheeheffffw:pelo
dedeheheeffgfp:secon
dedeiedheffffp:прове
dedeieeegefefw:нет
dedejffeffffflw:not
dedekeddfdffew:sunday
dedfdffeeffifs:box0..trouble
dedfeeeifffhfw:consultas
dedfeifffffgflw:time
dedfifgefgfffw:us
dedfjffffffcft:trouble>mark,>trouble
dedfkeffeffafb:trouble>mark;
dedgeeeggefffb:aux>say
dedgfeeeffffic:おり
dedgfeeeffffic:おりま
dedgfeeeffffic:ており
dedhcfbjcffffb:i>not
dedheedifffefwb:eu não
dedhegeffffefwb:ich ihnen
dedhidedfffffc:인하
dedhidedfffffc:확인하
dedieeedgffffw:scritto
dedieeeehefeflw:gelaufen
dedieeeehefefp:gelau
dedieeeehefefwb:nicht gelaufen
dedjedfffffffp:touch
dedjhceffffeft:open>be>stop
deeddZbfdmedau:speaker
deeddcbefgfkfb:speaker>if
deeddedkfffffx:aru
deedehehfffeflx:era
deedehehfffffx:ndu
deedfccmfefcfb:hedge>now
deedfjeffefddw:rest
deedgieffffdep:scann
deedijbbcffefb:mark,>offer
deeeddeejffefs:correct..isaid
deeedeeifffhfw:uns
deeeeeeffjfeffw:⟨quotation⟩
deeeeeggfffffs:if..fail
deeeeehdghfefw:she
deeeeffffifffff:speaker>quotation
deeeeiefffgefw:gleich
deeeejfeefeefs:plan..ok
deeeekeefffefs:plan..plan
deeefeeifffffwb:que je
deeefefffffeiw:family
deeefefffffifwb:la table
deeeffffeffifp:defau
deeeffffeifffk:quotation
deeeffffffffiwb:to you
deeefffffifefw:vendor
deeefghefffefb:plan>ok
deeefghefffefff:plan>ok
deeegegffefhet:you>describe>aux
deeegffffffhflx:are
deeeheehfffefx:uen
deeehfegfffffx:miu
deeeiedefffffp:syste
deeeieeegffefp:assur
deeeiefegfffflw:нет
deeejeddfffdfw:siguen
deeejedefefffp:ungül
deeejfeefffefw:trois
deefdfffiffefs:isaid..correct
deefefffeffifw:workers
deefefffiefffb:isaid>done
deefefffiefffff:isaid>done
deefefhefgfhfx:elo
deeffeegehfefff:hedge>mark,
deeffggfegffffw:as
deefgeefffffhwb:and your
deefgffghgfeflw:fixed
deefgfiffffedx:san
deefhffffffffpol:-+-
deefieeeffffewb:guest list
deefifegeffffw:came
deefiffffffefs:done..rest
deefiffffffefs:rest..not
deefiffffffffw:booked
deefiffgfffffb:trouble>open
deefjeeefdffew:tell
deegdcbeeefkfb:of>speaker
deegeeejeffdfb:aux>hedge
deegfffffgfhep:meeti
deeghfffffffflx:ped
deehedcefffifw:else
deeheeefffffhlx:gen
deehfffefgfffs:open..done
deeifeeffffeflx:ком
deeifffffffefb:box0>code
deeifffffffefff:box0>code
deeihfdffffeffw:von
defefegifffefx:bly
defegfgffffhewb:you have
defeieeedffefw:меня
deffeehdfgfefb:speaker>speaker
deffeffffhfffb:open>some
deffeifffffefwb:met de
defffeeeeffifx:ins
defffffffgfhet:describe>aux>now
defffffffifffb:say>you
deffgfeffhfefs:say..fail
deffgffffffgfx:ews
deffgfffggffflx:xed
deffgffhffffflw:number
deffhfffffffffw2:# of
deffhffffffgfwb:the two
deffiffffffffw:ordered
defgfffffeefgc:니다
defggedhegfffx:ons
defifefefefefx:ill
degcekeehdfcew:build
degedfidfffffw:mitad
degeefegfifefw:already
degefffgffffft:aux>fail>stop
degegcjefffdfx:uld
degeifedfffffx:wać
deggefeefgfgfw:notes
degiffdeegfeft:aux>done>stop
dehdddifdffgex:ent
dehdeehegffefx:ido
dehdeheffffefx:rar
dehdgfeffgfffp:deliv
deheediefffffwb:de node
deheeeffeffhft:now>only>stop
deheeefffffgfx:ita
deheeegeffffflw:vez
deheeehefffeflx:ido
deheegeheffffwb:i am
dehefeefgffegx:rry
dehefffffgffefw2:the courier
dehefffffgffew:courier
deheffhcfffffs:still..not
dehegeeegefehw:sorry
dehegfefefheew:does
deheheeddfffft:mark,>i>stop
dehfffffffffflx:ork
dehffffffgfefp:resea
dehffffffgfefwb:the research
dehieddffffdflx:sen
deidehcdeffffff:mark,>plan
deidfdfefgffft:done>aux>stop
deiedfgeeffefx:ace
deieeeeffffgfx:tal
deieeehdfffffw:vez
deieefffeffeft:ok>mark,>stop
deiefffffffffx:ork
deifeffffffffw:handed
deiffffffffefwb:the import
deiffffffffefwb:to a
deifgefedfffft:sorry>mark,>stop
deifgffffffefw:refused
deifgfgfeffcflw:errors
deifgfgfeffcfwb:# errors
deigeddffffdfwb:von der
deihdedcfffffc:결제
deihdedcfffffc:카드
dejdeeeffffefwb:missed the
dejdefdeffffew:gyp
dejdffdffffefx:ook
dejdfffffefffb:none>of
dekdbfefbffffb:trouble>still
dekfffeffffbfb:fail>describe
dekfffeffffbfff:fail>describe
deleeeffeffeeff:mark:>fail
dfZlUVkbZebhYf:code
dfcdfleefffffff:i>plan
dfcdidcefffhex:ası
dfcdieegeffefs:ok..not
dfcedhgfeffhfw:way
dfceiieeeeedew:ok
dfcffffefffjfx:hly
dfdeefeefjfefff:say>aux
dfdegffhffffft:aux>done>mark,
dfdghfeeggfefp:relea
dfdhieeeeefeep:inter
dfedfmdefffefb:plan>you
dfeeedjeeffefff:if>you
dfeeeeffffffhw:quick
dfeeefehfgfdfs:done..hedge
dfeeefiefffffs:would..if
dfeeefjefffffs:if..would
dfeeegiefffffp:paral
dfeeeieffffefc:機の
dfefeehehefffw:soon
dfefefegeefhfw:table
dfefffffiefdfw:reported
dfefhfffffffft:i>done>but
dfefhffffffffwb:before the
dfefhffffffffwb:not by
dfefhffffffffwb:signed by
dfefiffffefeft:done>done>stop
dfefifffffffft:done>mark,>fail
dfegbfggdhgbew:be
dfegefheeffefb:you>if
dfegegffffgffw:run
dfeghfffffffft:mark,>be>i
dfegifffffffflw:dropped
dfehefegfffefc:せん
dfehefegfffefc:ませ
dfehefegfffefc:ません
dfehffefffgfflw:this
dfehfffefffffs:if..open
dfeieeeffffefw:pull
dffeffiffffffb:you>would
dffegefefgfefs:verify..fail
dffeifffffffft:done>i>mark,
dfffeefeeffhhx:ice
dfffefffhffffs:done..correct
dffffeffghfefw:pass
dffffffffhfffwb:was ⟨quotation⟩
dffffffffifefb:say>mark:
dffffhgffffefb:only>ok
dfffhfeegffefx:ist
dfffhfffffffflw:me
dfffhfffffffft:done>but>mark,
dfffhffffffgflw:days
dfffhggfeefefx:ors
dfffieeefffefw:signed
dfffiehdeffefb:mark,>should
dfffifeceffffw:reached
dffgeedffffifw:legal
dffhdeeheffefc:いま
dffhgfeffffffw:alone
dfgddedfhffcfb:not>ok
dfgfeffggffffwb:the alarm
dfgfgffffffffwb:the call
dfgfgffffffffwb:was not
dfgfhffffffffwb:and two
dfggefffffffft:done>say>trouble
dfggegffgffffw:migration
dfgheefghefefw:alarm
dfheeffffgfeft:aux>done>say
dfheegffeefgfx:ble
dfheidefeefceb:trouble>of
dfhfeffffffefw:document
dfhfeffffffffw:forbidden
dfhfefffgffefx:ong
dfhffffffffefx:ows
dfhfffffffffffw2:i set
dfhfffffffffft:mark,>sorry>stop
dfhffffhfefefx:med
dfhgcedefefdfs:not..say
dfidfffefffefp:docum
dfieeefffffeflx:den
dfiegfedeefffp:regis
dfifdefffffdfw:deploy
dfifefeffffefw:tried
dfifefeffffefwb:and it
dfjgcdfhedecew:new
dflceeaZeacgepol1:-
dgZbWkccdbdgbff:ok>stop
dgahgcbheefgefw:le
dgccjggdeefffw:yes
dgchgeefedfhfwb:on the
dgcjbeehdffeece:せん
dgcjbeehdffeece:ません
dgddeecefffjelw:çıkıyor
dgddeecefffjep:çıkıy
dgdekeceeefdes:num..num
dgdfeefdffffic:りま
dgecdgejeeffex:ere
dgeeedeeeejdfc:しい
dgeefegeeffhfw:once
dgeegfegeefffw:confirmed
dgefeeeffefhfw:twenty
dgefeefieffffw:certain
dgeffefhfffffw:sure
dgeffffffffgflx:ces
dgefgffffffefwb:ok #
dgefgfffgffffw:clean
dgegeeffgffdfs:not..ok
dgegfffffffffw:pending
dgegffgeefffft:aux>not>aux
dgeheefhfffdfw:insurance
dgeifdeffffefp:pendi
dgffefeffffgfff:describe>ok
dgffefeffgfhflx:ine
dgffeffffffhft:trouble>without>stop
dgfffffffhfffff:you>speaker
dgfffffheffffp:certa
dggedefgeffgfw:ten
dggegdhdfffefs:ok..if
dggfeffffffffwb:with #
dgghgededdfbet:say>describe>stop
dghdeefgeffffu2:all
dghdefffefffflw:sir
dgheegfffffefw:times
dghefffffffffx:pty
dghfdegfeefdfw:port
dghfeffffffdfwb:port #
dghfefgffffdfwb:the server
dghheeeffffcefw:still
dgjdhcefeefdfp:throu
dgkkbYXhdfccbfw:o
dhbeYeedecedkl:good
dhbeefeeieffel:but
dhbggbhceffgcw:on
dhcdddjdefffdc:수있
dhcdddjdefffdc:수있습
dhcdddjdefffdc:있습
dhcdddjdefffdc:있습니
dhcedeedhhfgfb:speaker>be
dhcefffffefhfw:prints
dhcegdeeeffhfx:les
dhcgdicdfefefx:тер
dhcgedhehffcfx:ico
dhchgefffffdfx:hts
dhdccgcdfifefx:ien
dhdceghefffefx:cio
dhddeidefffefx:raz
dhdededefiffelx:дит
dhdededefiffex:дит
dhdeefgeffgffc:现在
dhdeegfdeffefb:if>ok
dhdegeegeffefs:done..verify
dhdeifffdffefb:of>you
dhdfeccefffjfc:开始
dhdfeffffffgfwb:# mb
dhdheeeffffefx:вал
dhdigeddddfcet:mark,>say>describe
dhdjdedbeffffw:là
dheaehdghdeedw:al
dheddfehffgffx:ich
dhedeffhefffew:driver
dhedfdeffffgfp:contr
dhedgefgfffefx:oks
dheeefhefffefx:uft
dheeefheffffex:ête
dheeffffegffft:mark,>describe>aux
dheeheddfffffx:ała
dheeheddfffffx:emu
dheehfeefefeflw:troppo
dhefeefffffhfp:magaz
dhefeefffffhfwb:het magazijn
dhefefegefffft:done>verify>stop
dheffdfhfffefwb:your new
dheffffffffffwb:the reply
dhefgffffffeflw:windows
dhefgffffffefwb:# ok
dhefgfffffffft:good>cell>good
dhegffdfgffeew:access
dhegfffffffffwb:reply to
dhegffffffgffw:account
dheggggefffffx:ond
dheiedeffffeew:laat
dhfdgeefffffflx:ter
dhfedefegefefb:i>mark:
dhfefheffffeex:que
dhfeheeegffdfx:tti
dhffeedfeffgefx:de⟩
dhffefffgefdfwb:it 's
dhffefffgffffx:hin
dhffegfffffffwb:within the
dhfgffedfefeft:describe>aux>not
dhgdddfgeffgfx:ale
dhgeeeeeffffex:ızı
dhgfdfffgffdfs:trouble..but
dhgfeefffffefs:ok..verify
dhgfeffffffefwb:the registered
dhgffegffffeflw:back
dhgffffffffefp:windo
dhggeeedcffXZu:verify
dhhcfffdhffefw:open
dhheeeefeffefce:います
dhheeeeffffeefx:tre
dhheeeegeffefx:ile
dhhfdffffefefw:registered
dhhfffeeeefefwb:with the
dhjcdfdeeeefel:still
diZZZiefddfiew:un
dibbghgdeffdex:ndo
dicbeeeheieceb:code>mark:
dicbeeeheieceff:code>mark:
dicedfeifefdew:weer
dicefehffefces:trouble..ok
dicgdfffhgfefw:letter
didceacagbdgjb:you>be
diddhedceefffw:carga
diddhedefffffx:ков
diddidcdfefffx:cie
dideeegefeeeeb:arrow>ok
didegdfffefeew:passport
didfffgffffefw:safely
didfgfeeeefgex:nts
dieadedecgeieu2:describe
dieddfeefffgfb:ok>of
diedeeeffffegfx:les
diedhdgfeefcffw:it
dieedeeefcfifw:plus
dieedeeehffefw:produção
dieedfeehffefw:está
dieeecideffdfb:ok>if
dieeeffffffffw:invoices
dieefefgfdffffw:he
dieeffffgffdet:you>be>stop
dieeheeefcfefw:dans
diefdhefefeffb:you>ok
diefeeeefffffw:página
diefefefeffefs:gone..trouble
diefeffffffffp:lockf
diefeffffffffwb:the lockfile
dieffeeffefhelx:nts
dieffffefefeft:cell>good>cell
dieffffffeffft:speaker>describe>aux
dieffffffffffwb:office is
dieggdeffefdfx:nce
difdfefgeffefs:not..fail
difefdfffegfep:requi
difegfeefffffp:therm
difehefffffdfx:ets
diffefeffffeft:num>mark,>num
diffefeffffefwb:# ms
difffffffffffs:good..ok
digdedeffefefx:tou
digdeeeefffffw:thermostat
digfdfefeefefw:ms
digfeffffffefw:key
digicdcceefeex:ать
dihceddefffdflx:ось
dihddeeefeffep:kırmı
dihddefdefffflx:ale
diiceddefffdfx:ось
djaifeddedefeb:of>be
djccedeehfgdep:выбор
djcedgcdgeffdw:dev
djceeeffdefffb:ok>i
djcfeedffffdffw:les
djcffffffffeeff:dash>trouble
djdcdddehffefc:서도
djdcdddehffefc:에서도
djddeefffffefp:balan
djddggfeedfeft:describe>aux>stop
djdeeffefefdfb:without>trouble
djdfgffffffcfwb:# tests
djdhdccdfefdfp:класт
djecffffffffflw:verde
djeeeedeffffex:sde
djefedfffffedc:扫码
djgeddcdfefffx:uje
djhXjZYZebeYbb:mark,>code
dkadeedeeffefb:not>fail
dkcahdbcedfbeff:mark,>say
dkcbedeehffcew:выборке
dkcceadhfffcfw:system
dkdbdeeehefdfb:ok>be
dkdeeeehfefefb:ok>ok
dkdfcfeeeeeeel:name
dkeecefffefeeb:ok>still
dkfbgdfbZidWdb:be>mark,
dlbecfcdceedef:earlier
dlcfYcbcdadial:code
dlecbdcYaeddepoll:=
dmaaiddgdacZdu:ok
dmbcdcaheeedfneg:fail
dpcbYZgbccddcu:without
eXghchcjhcfYdw:ich
eZjjbfedeeeedb:i>ok
eaabiZbbedcaml:heading
eaaejdeeeefhew:z
eabgdibkgefdfw:eu
eacdcdeeedfclff:you>mark,
eacdeedffdfmfb:be>describe
eadeciggdbefcpol:~
eadeledefffdes:ok..fail
eaeekgedddfgew:one
ealeefefeffeeb:fail>still
ebcfdlbcbgeeeb:of>mark,
ebcfefffghfjft:be>trouble>stop
ebefdffffdfjfb:of>all
ebefjecfeefdfb:ok>fail
ebfffefffffjffw:each
ebggehgdeefgex:are
ebifffffffffhx:ppy
ebkddefedeffeff:i>describe
ecceeffeekfbfff:speaker>say
eccfgehehdehew:only
ecdecedkfeffflw:değilim
ecdecedkfefffp:değil
ecdedeeeeeijeu2:ask
ecdejgfdfefeffw:on
ecdffegffhfhfw:agent
ecdheiddfffefx:вый
ececefeefffjfff:code>describe
ecedffeffkfdfb:code>quotation
ecedffeffkfdfff:code>quotation
eceedehigdZWZb:mark,>stop
eceedjcdfegffw:righe
eceefhfefffeiw:agenda
eceehfdefhfefp:inged
eceehicdfefefp:rispo
ecefegefffffifw:happy
ecefejgffffefw:squash
eceffgffffgifw:copy
ecefgefffifefb:say>ok
ecejfffffefffff:be>open
ecekgffefffffw:skipped
ecffeigfffffflw:squash
ecfffegefffifw:gets
ecfffifffffffwb:que eu
ecffgfffffffip:birth
ecfhhfeefffefs:verify..open
ecgeeeeeedfjfw:closed
ecgeeffffffgfx:mer
ecgfefffffffilw:birthday
echddegheffefneg:verify
echfhffefffefp:insta
echghecdfeffep:conta
ecicddcfkiecdw:was
ecidifdeeefffw:three
ecifchcdfefeex:cel
ecifeddfeffgex:sed
eciffffffffefw:column
ecjfdffffffffs:fail..still
ecjffffffffefw:shows
eckeeeeefefdeb:command>mark,
eclaefffeffefb:not>mark:
eclaefffeffefff:not>mark:
edbjhfcdeffefb:yet>but
edccekdffffdfw:mia
edceifffeefifb:aux>trouble
edcfeidefefeic:てお
edcfgeeghhfdfw:fixed
edcgiddeegfhew:list
edciedeieffdewb:я не
edcjceegeefeeb:but>stop
edckeeddeefefb:aux>open
eddbffejdfffeff:but>mark,
edddideeeefiew:four
eddedfehfiffep:volge
eddedfiefeheffw:is
eddedjeffffdfb:fail>of
eddedjeffffdfff:fail>of
eddeedehfffjfx:tas
eddegidefffffx:ino
eddffeefgifefs:say..ok
eddfhfeffjfefb:say>fail
eddfiefdeffhfw:registros
eddggggeeffffw:second
eddheefeeifeew:note
eddicddhehegdb:now>stop
eddiffefgffefwb:is still
edeceffjfffffwb:diría que
ededeeeeelfdelx:on⟩
ededffehehfefx:end
edeedeeejffdes:correct..still
edeedeejffffflx:lim
edeedeejfffffx:lim
edeeecdleefafb:hedge>ok
edeeeddkeffcfs:hedge..ok
edeeedejeefefu2:hedge
edeeedfkeffefb:i>hedge
edeeeeeffefeifw:at
edeeeefefefihx:dam
edeeeefffefeit:you>mark,>stop
edeeeejefffffp:autom
edeeefjefffefb:if>of
edeefeeiffffflw:mobile
edeefeejfffffw:mobile
edeefefffifefb:be>quotation
edeeffffejeeeff:mark:>quotation
edeefffffffifw:utc
edeegeeeefjefc:して
edeeieeefffffx:nya
edeeiefffefeflw:one
edeeifedfffffw:video
edeeifedfffffx:ese
edefeeeeefjefc:いで
edefeeffffgifw:year
edefeegffffhft:mark,>describe>stop
edefeffffhfgfp:depre
edefeffffifgfw:supported
edefefjffffcfc:내려
edeffffffffhfwb:is on
edeffffffifffb:now>done
edeffffiffffft:i>done>describe
edefffjffffefff:if>of
edefhffffgfffw:fails
edefhffgfffeffw:everything
edefifeefffffp:çevir
edefiffffffefw:except
edefjffeeffdfx:ram
edeggfefgffefx:ase
edehdfehfffffc:いませ
edeheeeffffhflx:nes
edehfefefffgfx:yed
edeicfhdefffft:now>not>stop
edeidegfdfffeb:i>greet
edeieeeffffehfx:nda
edejfdeffffdfp:экспе
edejffeeeffffb:open>yet
edejfffefffffp:skipp
edekfffefeffeb:box0>speaker
edekfffefeffeff:box0>speaker
edfeeeheeehefb:verify>be
edffdfeffffifw:keyed
edffeefffffifw:working
edffeffffefhft:of>all>stop
edffeffffifffw:deprecated
edfffefffffift:all>ok>stop
edfffffffgfifwb:on #
edfffffhfffgft:ok>describe>stop
edfffgffffffhfx:ppy
edfffhffffffflx:ash
edffgfgifefdfw:version
edffghfffffffx:ris
edfhdfeheffffc:ていま
edfheffffffffb:deliberate>open
edfieeffffffflx:aid
edfieefffffffx:aid
edgdeeiefffffx:lta
edgdhcjefdeZeb:of>trouble
edgefefhfffefw:number
edgfdigceeecfw:will
edgfeffffffhfw:contract
edgfeffffffhfw:gives
edggheefdffdfs:trouble..open
edgghfdffffdex:ned
edgjeegeeececw:merge
edhVQTVlZXbZkff:mark,>
edhdeefffffhfw:son
edhdfejceeeefu2:if
edheffgffffffp:prese
edhfdeeffffhfp:termi
edhgefgedffffs:still..open
ediZibebeachepoll:-
edidefffefffft:be>not>stop
edidfddehgfffw:last
edieeefffffeflx:rlo
edieefffeffffw:simply
ediefffffffeflx:ver
edifefehgffdfwb:at the
edifeffffffefw:e2e
ediffgfffffdflw:server
edigffeffefcfwb:aan de
edjcedeffffeffw:github
edjcedeffffefw:github
edjcedeffffefx:том
edjdedeffffdfw:cherry
edjdefeeeffffp:adjun
edjeeeegfffefb:fail>speaker
edjeeieefefefw:after
edjfeffffffdft:cell>fail>cell
edjfeffffffeft:cell>cell>fail
edlaTcgdbcdgcf:fail
eebedffejfffeb:isaid>aux
eebeefjeiefffw:gar
eecdedejeefefb:mark:>hedge
eecdeeejfffffc:으로
eeceeeeieffffb:hedge>done
eecfdfeejeffeb:mark,>isaid
eecfeffejeffeb:aux>but
eecheeehgffffs:ok..but
eecheffehffffp:aspet
eeciefegdfffew:ancora
eeckfffeeffffff:mark:>open
eeckgcdefffefw:yet
eedcdedkeffffs:hedge..not
eedddjeffffffc:등기
eeddededkffefb:correct>isaid
eeddeffejffffw:avevo
eeddeieegffefw:entwurf
eeddhfgefgfffw:memory
eeddhieffffdfx:tro
eeddifgeeffffw:cpu
eedeedjdfffefb:should>fail
eedeedjdfffefff:should>fail
eedeeedkeefefs:hedge..done
eedeeeejffffex:yba
eedeeefeffffic:にな
eedeefefiffefx:sał
eedeeffefffghw:long
eedeeifffffgfx:ете
eedeeledeffefb:be>plan
eedefedeffjeeb:be>mark?
eedefeeifefffb:but>i
eedefjeefffffs:plan..verify
eedehehefffffx:car
eedehffheffffx:ему
eedehidefffffb:be>verify
eedfeekefffefff:if>be
eedfefffjffefc:错了
eedffffifgffex:оде
eedfgehefffgfx:lls
eedfgfffggfffx:xed
eedfheheffffft:speaker>fail>stop
eedfieeefffffp:denti
eedfieeefgfffp:atend
eedfieeffffefw:compiles
eedgeeeeefffic:ってお
eedgghgdefgeew:get
eedgiegffffefw:mode
eedhdehdfffffx:ero
eedheeideffffp:confe
eedhefegeffffb:not>all
eedheffegffffp:scrit
eedheffgeffffwb:ho ancora
eedheffgeffffwb:non ho
eedhgfhffffeflx:ten
eedhggfeeffffw:switch
eedicaibedefiw:der
eediedehfffeflx:one
eedieefffffffw:deliberately
eedieffefgfffc:には
eediefhddfffft:not>mark,>stop
eedjcffdefgffw:correo
eedjcffdefgffw:dejo
eedjeffeffffffw2:did not
eedjeffeffffffw:did
eeeceihefffeffx:ora
eeededdkeefefff:hedge>be
eeedejefffgefw:eerst
eeedfddideeefpolc:~
eeedfeejfffefw:likely
eeedffiffgfeffx:ndo
eeedfhffgffefp:entwu
eeeedejefefffwb:dan gaat
eeeedfeieffffb:not>speaker
eeeeedcfeefifff:be>hedge
eeeeedejfffffff:hedge>ok
eeeeeeeeejfeft:mark,>quotation>stop
eeeeeeeffffhglx:les
eeeeeefffhgffp:suppo
eeeeeeggfffffb:if>describe
eeeeeeghfefefp:proba
eeeeeehefffhfx:nza
eeeeeeifeffeffw:if
eeeeeejeeffefw:mit
eeeeefehfhfffx:fte
eeeeefeifffffwb:però non
eeeeeffffifefs:quotation..say
eeeeeffffiffffw2:in the
eeeeefffiffefff:correct>isaid
eeeeefiefffffb:if>not
eeeeefiefffffff:if>not
eeeeehhefffefx:eau
eeeeeieffffefc:とで
eeeeeieffffefc:見て
eeeeeifffffefp:histo
eeeefeedffghfs:should..if
eeeefeeffeeeiu2:greet
eeeefeegfhfeflw:settled
eeeefeghfefefw:probably
eeeefehdegfefu2:speaker
eeeeffeffifefb:say>quotation
eeeeffffffjfeb:ask>mark?
eeeeffffffjfeff:ask>mark?
eeeefffffifdft:speaker>say>be
eeeefffffifefs:say..quotation
eeeeffffgffgfwb:is called
eeeeffffhfffft:i>verify>mark,
eeeefheffffeffx:rst
eeeefhefgffefx:ige
eeeefjeefffffb:plan>plan
eeeefjeefffffb:plan>speaker
eeeefjeefffffff:plan>speaker
eeeefkeefffefwb:i will
eeeegddffffifw:power
eeeegfeehffgfp:stagi
eeeehfegeffffx:ена
eeeehffffffffw:rebase
eeeehfgdgffgex:out
eeeehfgeffffft:if>aux>not
eeeehheeeffefwb:ich die
eeeeiffeeefffs:done..open
eeeejeeefefefw:continua
eeefdffffffifw:sale
eeefdfffiffefs:isaid..trouble
eeefdgefggfhfx:act
eeefeeiefffffw:cdn
eeefefegfgfffs:if..verify
eeefefegfhffffx:ens
eeefefeggffgft:mark,>be>done
eeefeffeifffft:mark,>mark:>mark,
eeefefffegfhfw:cluster
eeefefffffffht:trouble>trouble>heading
eeefeffffffgglw:files
eeefeffffffhfx:jas
eeefeffhfffhffw2:the form
eeefegeffffhfw:differ
eeefegeggffffwb:i 'd
eeefeidefffffx:ghe
eeefeleeffecfb:plan>all
eeeffeeifffefx:eda
eeeffefffefeiwb:at your
eeeffeidfffdfb:would>describe
eeefffeeiffeft:still>describe>stop
eeefffeffifefs:say..verify
eeefffefgffhfx:ais
eeefffegfgfffw:subject
eeeffffefifefw:states
eeefffffeffhffw:staging
eeefffffeffhfx:ult
eeeffffffefhflw:request
eeefffffffffhx:sin
eeeffffffffhfw:columns
eeeffffffffhgx:ome
eeeffgfffgfhfp:conso
eeeffieefffefb:all>plan
eeeffkeeffecfff:plan>all
eeefgdddeifgex:est
eeefgfeeeffhfw:caches
eeefgfeffhfffw:ticket
eeefgfffeffhfw:different
eeefgffffgfffp:grant
eeefgffffgfffw:granted
eeefhffeeffgfx:dos
eeefhffeeffgfx:ros
eeefhffffeffex:got
eeefhffffffeft:all>done>ok
eeefhffffffefx:ept
eeefhgfffefffp:updat
eeefhgfffefffw:updated
eeefhgfffffeft:done>of>stop
eeefieeffffeft:ok>fail>stop
eeefifeefffffwb:video del
eeefjeedeffefw:sem
eeefjeeefdffew:forgot
eeegeeehfgfefs:trouble..hedge
eeegeefffeghfb:heading>be
eeegeffefegfgw:files
eeegefgdeifefs:say..say
eeegfeegfffeglw:question
eeegffehfffffb:open>paren
eeegffehfffffb:paren>not
eeegfffffgfgfwb:the list
eeegffgefhfffw:meeting
eeehedieeffefx:ten
eeeheefeeffffb:open>trouble
eeeheefffffffw:stayed
eeeheefffffffwb:a bit
eeeheefffffffwb:i held
eeehefgffffffw:rights
eeehfeffffffffw2:i deliberately
eeehfefffffffwb:back the
eeehffeffffffp:pensi
eeehffeffffffw:pension
eeehffeffffffwb:the pension
eeehfffffffffp:alter
eeehffffffgffp:permi
eeeidfedfffhfc:부터
eeeieeffffffffw2:i held
eeeieefffffffw:bit
eeeieefffffffw:held
eeeieffffffeft:mark:>open>stop
eeeieffffffeft:trouble>mark:>open
eeeifdefffgefwb:en la
eeeifeeffffefx:ank
eeejceebegfffce:고요
eefddjddeefefp:regre
eefdeeffhfhfew:or
eefeeeeffffifp:prote
eefeeefhfgfefw:leak
eefeefhefffefw:take
eefeefhhfffffc:えた
eefeegeeffghfwb:for you
eefeegefggfgfx:ect
eefefdghfdfefb:speaker>hedge
eefefdghfdfefff:speaker>hedge
eefefeehfffffs:hedge..hedge
eefefeejfffdfw:apparently
eefefefgfhfeflx:led
eefeffefgffhfw:covers
eefeffeiegfefb:hedge>describe
eefefffffhfeft:say>be>done
eefefffffhfffw:goes
eefefffffifeft:code>quotation>stop
eefefffifffffff:hedge>describe
eefefieefffffff:plan>plan
eefegefgeffefb:not>but
eefehefffgffefx:est
eefehfffgffffx:tje
eefeiffefffffw:frontend
eeffeeehfffeeb:paren>fail
eeffeefffffhffw2:the contract
eeffefffeffhfp:worke
eeffefffeffhfw:same
eeffeffffffhfw:why
eeffeffffhffffw2:according to
eeffeffffhffffw:according
eeffeffffhfffw:according
eeffefffhffefs:trouble..correct
eeffefffhfgffw:antes
eeffefhefffgft:mark,>plan>stop
eeffefhffffffx:elf
eefffefffffifx:tor
eefffefgfgfffw:complete
eefffeggffffft:be>done>mark,
eefffffffefhfwb:every request
eefffffffffgfx:ths
eefffffffffhfp:clust
eefffffffffhfp:diffe
eefffffffffhft:trouble>describe>be
eefffffffffhfw:cada
eefffffffgfffwb:moved the
eefffffffhfeffx:on⟩
eefffffffhfffp:accor
eefffffffhfffp:menti
eefffffffhffft:now>done>stop
eefffffffhfffwb:according to
eefffffgfgfefwb:is fixed
eefffffiffffft:mark,>hedge>mark,
eeffffgffgfffwb:the meeting
eeffffhfffffffw2:in case
eeffffhffffffw:case
eefffgfffffhflw:differ
eeffgffffffffw:export
eeffgffffffgfx:lds
eeffgfgffffeft:of>trouble>mark,
eeffgfgffffffwb:old version
eeffhfeefffffx:deo
eeffhfeffefffx:eld
eeffhffeefffflx:nti
eeffhffeeffffp:valid
eeffhffeeffffw:gateway
eeffhffeeffffw:proxy
eeffhffeeffgft:describe>mark,>mark,
eeffhfffeffffc:接口
eeffhfffffffflw:updated
eeffhfffffffflx:ock
eeffhffffffffp:order
eeffhffffffffwb:missing on
eeffhffffffffwb:ordered the
eefgdegefgfefx:ger
eefgeegffffffw:around
eefgefeffffhfw:takes
eefgefegfffefw:rule
eefgfcffehfgex:ens
eefgfffffffgfc:書の
eefgfffffffgfx:ity
eefgfffgfffffw:far
eefggffffffffp:siste
eefheedefefhfp:reque
eefidfedfgfffc:고요
eegddgeheffffpols:o~
eegdeieegefefx:ild
eegedddiggfdhp:messa
eegeeeeehffffwb:about the
eegeeffehefffw:being
eegeeffffefhft:cell>code>cell
eegeegedfffifw:hour
eegefefegfffflw:open
eegefefffffhfw:fonts
eegefegegffffw:when
eegefehdeffffs:if..if
eegefffeffgfflw:you
eegefffeggfefw:im
eegefffffffgft:describe>code>stop
eegefffffffhfwb:a #
eegehefffffefp:detec
eegehefffffefw:smoke
eegeifeeefffft:mark,>if>aux
eegfeedhfffffb:plan>would
eegfeffffffgffx:ice
eegfeffffffhffw2:so the
eegfeffffffhfwb:the contract
eegfeffffgfffp:rollo
eegfeggffgfefw:rollout
eegffegffffffw:battery
eegfffeffhfefp:alrea
eegfffefgffffw:true
eegfffegfffffp:verif
eegffffffffffw:provider
eegffffffffgfwb:the fonts
eegffffffgfefw:verified
eegfffffgfffflw:out
eegfffffgffffs:correct..fail
eegfffffgfffft:verify>fail>stop
eegfffgffffffp:provi
eegfffgffffgfp:batte
eegfgffffffeft:cell>bad>cell
eegfgffffffeft:fail>heading>stop
eegfgffffffffwb:access denied
eeggeffefffgfw:session
eeggffffefffft:i>open>stop
eeggffffffffft:none>aux>done
eeggffffffffft:not>none>aux
eegggffeeffffc:とし
eeghdfeedefefff:be>not
eeghfdeffgfeflx:sed
eeghfegefffffw:set
eehdddieeefefw:site
eehddeeifffefwb:a pas
eehdeffffffffff:fail>fail
eehdfffffgfffw:claims
eehdfheefffefwb:let me
eehdgfefggfdex:ver
eehdhdeffffefwb:n' a
eehdhdeffffefwb:pu être
eeheeeeffefehfw:sorry
eeheeeeheffefw:mir
eeheeeeheffffx:imi
eeheefffgffdfb:mark:>describe
eehefefffffeffx:hub
eehefefffffefx:hub
eeheffefffffewb:the reminder
eehefffefffffce:でした
eehefffffffffx:tle
eehegffffffefx:ili
eehegffffffefx:its
eeheheeeeffeflx:sik
eehfdffheffffb:but>aux
eehfefffffffft:i>ok>stop
eehffffffffeflw:ref
eehffffffffefp:insuf
eehffffffffefp:rejec
eehffffffffefw:rejected
eehfffffffffffw:access
eehfffffffffft:bad>code>dash
eehfffffffffft:fail>mark,>speaker
eehfffffffffft:fail>speaker>stop
eehffffffffffwb:research assistant
eehffffffffffwb:the pdf
eehfffgefffeflx:ely
eehfffhffffeffw:merge
eehffgfffffefw:writing
eehffgfffffffp:writi
eehfgffffffffw:denied
eehgfffffffeffw:windows
eehheeeeffffflx:ire
eehheeefeffefwb:ik niet
eehhfceefffefs:not..plan
eehjebdefffefs:plan..open
eeicffffffffft:mark:>code>stop
eeidfeeffffefx:ift
eeidgddfdffffs:offer..not
eeidgeeefffefx:mme
eeidgfeefffffw:deliver
eeiedeeeefgfffw:lo
eeieeeeegfffffx:tch
eeieeefffffefx:gle
eeieegeeeffffc:下来
eeiefffffffeft:code>mark,>code
eeiegeedeffffwb:could not
eeifcfffeffffb:mark;>trouble
eeifdfffeffffff:i>trouble
eeifdffffffdfc:分に
eeifdfffffffft:all>trouble>of
eeifeeeffffefp:subag
eeifeegefffefw:crashed
eeifefeeegeeew:the
eeifeffffffffb:fail>paren
eeiffffeffffefw2:the reminder
eeiffffffffefw:ref
eeifgefefffefp:crash
eejbhcbebfeefb:offer>not
eejdefeeefffft:not>mark,>not
eejeceeffffffw:bucket
eejeeeeefeffffx:nte
eejfeffffffdft:fail>trouble>stop
eejfeffffffefs:bad..fail
eejfefffffffeb:bad>fail
eejfefffffffeff:bad>fail
eekaecdefffffff:plan>not
eekdcccceffefff:offer>not
efOjXVmbcXccaff:code>stop
efadmddcbceadpol:=-
efccieddiffffff:correct>mark,
efcdjfedffgffw:return
efceefiehffffwb:gar nicht
efceekddfffefu2:offer
efcefjeeeffgfw:first
efcidfdefefgfff:of>be
efcmWabddbcebpol1:o
efcmYbbddbcZbpol:o
efcmYbbddbcZcpols:o
efddfdecjfhffb:i>should
efddfdhhfffefx:che
efdeedjdfffefs:should..fail
efdeefeifffffs:hedge..fail
efdeeffffgfgfwb:is at
efdeefheiffdfx:rse
efdefdifgfgdfw:should
efdefhggeffgefx:ing
efdefifefffffb:plan>fail
efdefjeffffffx:rst
efdfeffdigffflx:mış
efdfeffeiffffs:isaid..but
efdfeffeiffffx:lem
efdfefggeffffb:should>be
efdfehegeffgfwb:the way
efdffebecfciaf:cell
efdffebecfcial:cell
efdffebecfciarow
efdffebecfciau2:cell
efdffebecfciau:cell
efdfheheffffflw:down
efdfhffgfffffwb:but the
efdhhffffffffw:update
efdidffdefgffwb:lo dejo
efdidffdefgffwb:te lo
efeahaigedfhdx:den
efedfeffffkfdb:i>mark?
efeecdhfgffffs:ok..done
efeeeeiefffffx:ria
efeeefeffhfefb:quotation>say
efeeefeffhfffx:ang
efeeefehgffffx:ata
efeeeffehfffft:mark:>mark,>mark,
efeeeffeiffffs:isaid..not
efeeeffffhfffp:consi
efeeefffhffffff:i>correct
efeeefffiffffw:never
efeeegehfffffpol:~o
efeeehegffffffw2:i 'd
efeefdhegfffft:if>i>you
efeefeiefffefx:ken
efeefffffffifx:ute
efeefffffhfffw:log
efeeffffhffffx:evo
efeefhfffffefx:nge
efeefhfffffffs:offer..done
efeefhffgffffx:urf
efeefieefffeffw2:i can
efeefieffffffw:going
efeefiffeffefx:ape
efeefifffffefw:look
efeefjeefffefff:plan>describe
efeefkdffffefff:plan>you
efeefkeefffeffw2:i will
efeegffgffffft:ok>now>mark,
efeegffggffffp:infor
efeegfgffffffs:but..verify
efeeggffgffffw:write
efeeghfffffefx:rie
efeeheffgffefx:nue
efeehffefffffx:urn
efeehfffeffffce:ない
efeeifedfffffx:ety
efefefchgffffs:should..not
efefefffegfhfx:tel
efefefheffgfflx:ken
efefefhffffffx:eso
efefegfffffffwb:'d be
efefehecddefelen:99
efeffeiefffffb:speaker>would
efefffeffgfhfc:이라
efeffffffffhflx:ult
efeffffffffhft:trouble>describe>stop
efeffffffhfefpol:++
efefffffhfffft:mark,>i>correct
efefffffiffdfx:gue
efeffffgfffgfwb:the form
efeffffgfgffft:describe>aux>done
efeffffgfgfffw:delivered
efeffffhfffffw:armed
efeffgfffffgffx:nna
efeffgfffffgfx:nna
efeffhfffffefw:module
efeffhfffffffp:plann
efeffhfffffffw:intend
efeffhgefffefwb:will be
efeffhgeffffft:plan>done>stop
efeffieefffffs:offer..offer
efeffieeffffft:mark,>offer>stop
efeffiefffeffb:offer>plan
efeffiefffeffff:offer>plan
efefgffefgfffw:executed
efefgfffffffffx:ned
efefgffgfffffp:passi
efefgffgfffffw:passing
efefgffhffffft:mark,>but>i
efefggfffffffw:give
efefggfffffffwb:and i
efefggfffffffwb:the pr
efefhfegfffefx:tos
efefhffefffffp:endpo
efefhfffefffft:done>of>you
efefhfffffffft:done>mark,>but
efefhffffffffw:contracts
efefhffffffffwb:turned down
efefhfffgffeft:trouble>trouble>mark,
efefhffgfffffw:scanned
efefhfgffffffw:accept
efefhgeeffffft:be>mark,>mark,
efefiffffffdft:trouble>mark;>stop
efefiffffffdft:trouble>trouble>mark;
efegdeeheffffs:fail..but
efegedieeffefs:if..plan
efegegfffffffb:of>open
efegfeeefefhfw:keys
efegfeheffgefw:delete
efegffeggfffft:not>if>aux
efegffeheffffc:我没
efegfffeegfffs:open..say
efegfffggfffft:aux>say>stop
efegfgffeffffw:offsite
efegfhgdfffffw:say
efeggffffffefp:warni
efeggffffffffwb:call with
efeggffffffffwb:one on
efeghffffffffs:but..say
efehefeeegfffb:say>i
efehffeffffefwb:no ⟨code⟩
efehfffffffffb:aux>deliberate
efehffffffffft:not>none>stop
efehfgeefffefwb:in on
efehfgffffffft:done>plan>stop
efehgffffffffwb:still open
efeidfefefffft:i>aux>not
efeifefffffffp:delib
efeiffeffffffwb:have not
efeigffeeffffb:open>aux
effdfgffhffffw:scratch
effdgffehfffft:mark,>open>stop
effeedeccedfhpol1:
effeedeccedfhpol:
effeedeccedfhpoll:
effeedeccedfhpols:
effeefeggffffx:nha
effeefeifffffp:aller
effeeggefffffw:lock
effeehfffffffb:plan>some
effeeieffffffwb:i can
effefefifffdfp:appar
effefegffgfffw:weather
effefehgfefffs:hedge..say
effeffegfffgfw:formatter
effefffffffgfwb:branch is
effefffffhfffwb:are no
effefffgfgfffw:finished
effefhefefieeb:ask>i
effefhefffgffw:shall
effefiefffffffw:tomorrow
effegeegffffft:now>mark,>stop
effegfefgffffwb:i was
effegffegfffft:mark,>not>mark,
effegffffffffw:able
effegffffffgfw:part
effegfffgfffffw2:i was
effeggfefefgfx:ary
effehfeffffffwb:the refund
effehffdgffffs:not..should
effehffefffffp:front
efffeegeghgadw:it
efffeegffffgft:done>mark,>plan
efffeeiefffdfs:would..trouble
efffefdhffffft:mark,>i>not
efffeffehffffs:isaid..if
efffeffffffgft:ok>mark,>describe
efffeffffffgfw:later
efffeffffgfffwb:the ticket
efffefffgffffs:correct..but
efffefffggfffs:quotation..done
efffefffhffffb:isaid>you
efffefffhffffb:trouble>isaid
efffeffhfffeft:done>mark,>hedge
efffeffifefeft:mark,>hedge>stop
efffeffifffffw:seems
efffefgffffffw:trouble
efffefheffffffw2:had the
efffefheffffffw:had
efffefheffffft:mark,>would>stop
efffefhefffffx:and
efffefhefffffx:tad
effffeeffffhfx:gal
effffeffhffffwb:in my
effffeffhffffwb:my last
effffehffffffb:only>verify
effffffffffffc:したが
effffffffffffc:たが
effffffffffffwb:in and
effffffffffffx:ica
efffffffffffht:greet>mark,>greet
effffffffffgfp:ident
effffffffffgfw:thirty
effffffffffgfwb:and a
effffffffffgfwb:of a
effffffffffgfwb:with ⟨code⟩
effffffffgfffp:finis
effffffffgffft:speaker>done>say
effffffffgfffw:away
effffffffgfffw:pm
effffffffgfffwb:leak was
effffffffgfffwb:memory leak
effffffffgfffwb:the memory
effffffffhffft:say>you>mark,
effffffffhffft:speaker>quotation>stop
efffffffgffeflx:ist
efffffffgfffffx:ore
efffffffgfffft:aux>mark,>you
efffffffgfffft:mark,>you>be
efffffffgffgft:describe>trouble>trouble
efffffffggfefw:earlier
efffffffhffefwb:was wrong
efffffffiefefwb:i reported
effffffgfffffw:everybody
effffffgfffffw:helper
effffffgfffffw:trust
effffffgfffffwb:as i
effffffgffgffw:know
effffffhfffffs:would..ok
effffffhfffffx:ems
efffffgffffffc:きな
efffffgffffffc:きない
efffffgffffffc:できな
efffffgfffffffw:were
efffffgffffffs:would..done
efffffgfffffft:aux>aux>mark,
efffffgfffffft:aux>mark,>would
efffffgfffffft:if>aux>mark,
efffffgffffffwb:had the
efffffgffffffwb:is set
efffffgffgffft:you>mark,>describe
efffffggffffft:describe>aux>mark,
efffffheffffffw2:if the
efffffhefffffs:say..if
efffffhffffeffw:once
effffgefgfgfffw:what
effffgfffffffw:come
effffgfffffffw:diff
effffgfffffffw:docs
effffgfffffffw:participants
effffgfffffffw:restaurant
effffgfffffffwb:i intend
effffgfffffffwb:intend to
effffgfffffffwb:the end
effffgfffffgft:done>ok>of
effffgffffgfft:describe>aux>you
effffgffgfffffw2:what i
effffggffgfffwb:the rollout
effffhefffffft:plan>describe>aux
efffgfehfffeflx:tos
efffgffeeffffc:ない
efffgffffffffc:として
efffgfffffffffw:build
efffgfffffffflw:blank
efffgfffffffflw:go
efffgfffffffflw:started
efffgfffffffflx:ank
efffgffffffffp:colle
efffgffffffffp:overl
efffgffffffffs:rest..fail
efffgfffffffft:but>i>be
efffgffffffffw:fifth
efffgffffffffwb:# were
efffgffffffffwb:came out
efffgffffffffwb:paid the
efffgffffffffwb:the fifth
efffgffffffffx:ean
efffgffffffgfc:求書
efffgffffffgfc:請求
efffgffffffgfc:請求書
efffgffffgfffw:replica
efffgffffgfffwb:the replica
efffgffgffffft:not>trouble>open
efffgfgeffffft:not>aux>done
efffgfgfffffft:i>mark,>you
efffgfgffffffwb:the second
efffggfffffffp:prima
efffggfffffffp:remem
efffggfffffffw:primary
efffggfffffffwb:the receipts
efffggfffffffx:mal
efffhfeefffffx:ois
efffhffeeffffp:gatew
efffhffeffffft:but>mark,>not
efffhffffffffp:regio
efffhfffffffft:mark,>should>stop
efffhffffffffw:collected
efffhffffffffw:ones
efffhffffffffw:twice
efffifedeffffp:reach
effgbeeeejfces:say..trouble
effgdeefeefeic:って
effgfdhcgdeddb:mark,>you
effgfefggffffx:arm
effgfffffffffp:heade
effgfffffffffw:scope
effgfffffffffwb:for this
effgfffffffffwb:i left
effgfffffffffwb:left the
effgffffffgffw:accountant
effgffffffgffwb:your accountant
effgfffffgffft:speaker>aux>done
effgfffffgfffwb:per your
effgfffffgfffwb:release notes
effgfffffgfffwb:your message
effgffgfffffft:you>if>aux
effgfgefeffffw:end
effgfgfffffffw:follow
effgfgfffffffwb:run the
effggfefffffflw:alone
effggffffffffwb:were not
effghfffffffffx:ner
effheeegfffefx:eve
effheffffffffw:kept
effhfeeefffffw:postponed
effhfeeffffffp:postp
effhffeffffffp:maint
effhfffffffffb:done>yet
effhffffffffffw2:i left
effhffffffffflx:log
effhfffffffffs:open..trouble
effhfffffffffw:headers
effhfgeefffffwb:until the
efgeefffhefdfw:exist
efgeeffheffffx:eck
efgefefeffffft:mark,>plan>not
efgefffffffegfx:rry
efgeffffffffgx:ick
efgefffffffgfx:mes
efgefffffgfffx:ims
efgeffffhefeflw:exist
efgegefffffffw:school
efgegefffffffwb:the school
efgegfffefffft:some>of>mark,
efgegffffffefp:backe
efgegffffffffwb:most of
efgehffffffefw:backend
efgfddhefffdfb:would>trouble
efgfeeeehfffft:not>done>stop
efgfeegffgfffw:application
efgfefffeffffp:apolo
efgfeffffffffc:れて
efgfefffffffft:ok>mark,>all
efgfeffffffffwb:the wrong
efgfefffgffeflw:wrong
efgfefffgffffwb:the migration
efgfffeegfffffw:when
efgfffeffffgfp:expir
efgfffeffhfffx:ady
efgfffefgffffwb:when i
efgffffefffffc:せんで
efgffffefffffc:でした
efgffffefffffc:んで
efgffffefffffc:んでし
efgfffffffffflw:in
efgffffffffffwb:and in
efgffffffffffx:cks
efgffffffffffx:ise
efgffffffffgfwb:for a
efgfffffgfffflx:ong
efgfffffgffffwb:about her
efgffffgfffffwb:there was
efgffffgfgfefwb:the transfer
efgfffgfeffffs:still..fail
efgfffgffgfffwb:the application
efgffgfffffffwb:key and
efgfgeffgffefx:oke
efgfgegffffdfwb:of #
efgfgfeefffffwb:on a
efgfgffffffeffx:ort
efgfgffffffefw:internal
efgfgfffffffflw:refused
efgfgffffffffx:way
efgfhdfeeffffwb:i got
efgfheeefffffx:gui
efgfhfeeffffflx:lle
efggeefgfefdgx:ely
efggeffffffgfp:sessi
efggfeeeeffffp:becau
efggffffffffflw:session
efggffffffffflx:ise
efggfffffffffwb:and you
efggfffffffffwb:nothing was
efhdeffefffffs:still..say
efhdfffefhffft:say>aux>done
efhdffffgffffwb:not one
efhdhdefeffefx:ugh
efhdhffffffffwb:one of
efheedheffffffw2:i could
efheeeefgffefx:ure
efheefefeffffw:cut
efhefeeffffffwb:cut off
efhefeeffffffwb:was cut
efhefefefffffwb:off before
efheffffdffffs:say..open
efheffffffffewb:was returned
efhefffffgfffp:couri
efhefffffgfffwb:the courier
efhegdgeeffffwb:i could
efhegfefeffffwb:does not
efhfedefffgffwb:before i
efhfeegfffffflw:attached
efhfeegfgfffflx:hed
efhfeffffffeffw2:i tried
efhfeffffffefx:loy
efhfefffffffflw:forbidden
efhfeffffffffp:forbi
efhfefffffffft:done>fail>you
efhfefffffffft:fail>you>mark,
efhfefffffffft:i>done>fail
efhfeffffffffwb:error #
efhfeffffffffx:rio
efhffefffffffw:pay
efhfffdegffefx:tch
efhfffdegfffffw2:when i
efhfffeffffffwb:because the
efhffffffffefwb:blocked by
efhfffffffffffw2:the migration
efhffffffffffwb:alarm for
efhffffffffffwb:i set
efhffffffffffx:lve
efhfffgffffffc:でき
efhfgfgffffdflx:ors
efhgfeeeeffefw:because
efhgfffffffefw:checks
efideeeeegfeew:every
efideefeeffeex:ery
efiedeegfffffb:not>say
efieefffeffffc:一直
efiefdfffffffwb:got through
efifefeffffffwb:i tried
efifffeffffeefx:ery
efifffeffgfdfb:ok>verify
efiffffffffdfw:failed
efiffffffffefw:red
efjdefceeffffb:try>mark,
efjfcffffffefff:all>trouble
efjfffffeffcffw:mypy
efjfffffeffcfw:mypy
efkadcbafbdhepols:-
egahifeeeefffb:but>be
egcddfieefeefs:if..ok
egcecfeieffefw:deadlock
egcfefeffifhfff:speaker>be
egcfigffeffffw:they
egdeeffefgfdgw:week
egdeeffehffffw:said
egdfeechfgehfx:ers
egdffffffffgft:describe>trouble>stop
egdghbchggebdw:no
egdiecegefgefwb:to be
egeeefeheffffp:obser
egeefffhfffefx:ock
egeegfeegffefx:ção
egeegfffffffft:of>mark,>but
egefeeegfgfeflw:gone
egefefegeffffwb:for ten
egefefeggffffw:correct
egeffeefgffgfx:nty
egefffegfefffp:confi
egeffffffffgfw:replication
egefffffgffffwb:that was
egefffffgffffwb:the suite
egefffgffffffwb:is green
egeffgffffffflw:times
egeffgfffffffx:ule
egeffhefffffflw:up
egefgeffgffefx:oto
egefgfffeffffwb:one and
egefgffffffffx:rks
egefhcdkbcVVef:mark,
egefhefedffffw:late
egefheffeffefs:verify..ok
egefhegffffefx:een
egefhffffefefw:warnings
egegeefhfffefp:insur
egegegfefffffw:numbers
egegfeeffffffwb:for tomorrow
egegfefffffffx:oll
egegffffeffffs:open..open
egegffgeeffffwb:not been
egegfgeefffefp:tomor
egegfgeffffeex:ing
egegfgeffffffx:row
egegfgfffffffp:numbe
egeheefffffffp:payro
egehefeeeffefu2:open
egehefffffffft:not>aux>stop
egehefffffgffp:accou
egeicffeefffft:mark,>verify>mark,
egfeefheegfefw:we
egfefeeheffefs:ok..hedge
egfeffffefffft:mark,>not>none
egfefffgfffffwb:i ran
egfefffgfffffwb:ran the
egfegfffeegeelw:it
egfehffeeffffs:but..still
egffeeeffgfeft:mark,>be>gone
egffefeffgfgfwb:in #
egffefefgffefw:looking
egffeffffffffw:saturday
egffeffhgffdfwb:the right
egffefgffffeflw:minutes
egffefgffffffwb:it with
egffefgffffffwb:ten minutes
egfffeeifffefs:hedge..trouble
egfffegfeffffw:breakfast
egffffeefgfefw:may
egffffefgffffp:looki
egffffegefffft:be>done>verify
egffffegeffffwb:is confirmed
egfffffffffefwb:i called
egffffffffffffw:everyone
egffffffffffffx:one
egffffffffffflw:suite
egffffffffffflw:warnings
egffffffffffflx:ows
egfffffffffffw:confirmation
egfffffffffffw:everyone
egfffffffffffx:lid
egfffffffffffx:oad
egfffffffffgfw:state
egfffffffgfffw:shut
egfffffgffffflx:med
egffffgfffffflx:mes
egfffgfffffffwb:yes and
egfffgfffgfffwb:the release
egffgffffffffwb:of your
egfgefeeeefgfw:nothing
egfgefefeffgfp:nothi
egfgffffffffffw:tax
egfgfffffffffp:launc
eggedffggffefw:ran
eggeeegefffefw:load
eggeeffefgfffwb:the bank
eggeeffffffffc:います
eggeeffgeffffw:check
eggefffffffffx:irs
eggeheefeefefx:ree
eggfefffeffffwb:check in
eggfeffffffeffw2:we are
eggfeffffffffc:まっ
eggfeffffffffc:まって
eggfeffffffffc:サー
eggfefffffffflx:der
eggffeffeffffp:reser
eggffefffffffwb:without a
eggffffffffefwb:we are
eggfffffffffft:be>done>ok
eggfffffffffft:trouble>mark,>without
eggffffffffffw:safari
eggffffffffffx:oss
egggeffffffdffx:ill
eghdedffeffffw:reservation
egheeefdeefgfx:ive
egheeffffeffew:pickup
egheefffffgffx:kup
eghefeffeffffwb:the reservation
eghegfeeeefefx:hen
eghfeeeeeffefx:use
eghfeffffefefp:addre
eghffffffffeft:ok>now>stop
egiedefffefcft:be>ok>stop
egjebegcddegfw:with
ehZbehefbZiidk:ideograph
ehbehgddfefhex:res
ehcdfdbcidfgeb:num>mark,
ehdVZkYZZgfeif:you
ehddegeegdfeglx:age
ehddideeeffeew:guest
ehdefgfffffffp:failu
ehdegfegeefeft:be>ok>mark,
ehdffffffffffw:show
ehdfgehefffefw:green
ehdgeffefgfffp:invoi
ehdgfhdefffefw:tomorrow
ehdggfffffffffw:⟨id⟩
eheagabbbgegbb:mark,>trouble
eheceheffffdflx:ión
ehedeehefefgfb:code>be
ehedefffffgfflw:there
ehedeheffffefp:volle
ehedffeffefhfff:code>be
ehedfffeeffgfx:hes
ehedfffffeffflx:ess
ehedffffgffffs:quotation..not
ehedhffefefefb:open>speaker
ehedhgfefffffs:ok..open
eheedfgeffffflx:ren
eheeeeeefffgfx:uso
eheeeegfffgeew:thursday
eheeefffeefgft:mark,>now>only
eheeefffffgefp:thurs
eheefeheeefdfs:if..trouble
eheefffefffefb:open>open
eheeffffffffffx:ere
eheefffffffffx:dle
eheeffffffgfflx:ere
eheefgfffeffflw:access
eheegeeeeffffx:rga
eheegeeefgfffx:ola
eheegfeeffffflx:ppo
eheegfeefffffx:ppo
eheegffffffefwb:still on
eheegffffffffp:repli
eheegffffffffp:waiti
eheegffffffffw:waiting
ehefaeffbhhceu2:be
ehefeefffffgfx:ijn
ehefeffffffgfx:ves
ehefeffgfffffs:but..ok
eheffefffffffb:ok>without
eheffefgffffft:ok>ok>stop
ehefffeegfffft:aux>not>done
ehefffffffffffx:ies
eheffffffffffs:if..gone
ehefgfeefffefw:valid
ehefgffffffeflw:⟨id⟩
ehegeffefffffc:りませ
ehegefffefffft:not>done>say
ehegeffffffeep:prefe
ehegffffeffffce:まで
ehegffffffffffw:zero
eheheeffffffew:payroll
ehfdedfdeffiex:ort
ehfeeeffgfffep:beste
ehfeeffffffffx:tat
ehfeefffgffffs:isaid..verify
ehfeegdefffffs:plan..fail
ehfegffefffefwb:has not
ehffdeeffgfeft:be>gone>stop
ehffeeeffefefw:scan
ehffeegfeffefw:free
ehffefeefffffx:ina
ehffeffeefffflw:compile
ehffeffffffefx:oon
ehffefffffffflw:order
ehffeffffffffpolc:+=
ehffefffffffft:trouble>ok>stop
ehffefgffffeft:done>ok>stop
ehfffeegfffefw:totals
ehfffffffffeft:all>be>stop
ehffffffffffflw:confirmed
ehffffffffffflx:nce
ehffffgffffffw:exit
ehfgfeeefffefs:if..hedge
ehgeefefeffffw:across
ehgeeffffffefc:スト
ehgeeffffffefc:テス
ehgeeffffffefc:テスト
ehgefdeffffffs:plan..without
ehgfeffffffffb:without>mark,
ehhcdggfeffdex:der
ehheZcbjgdfcew:non
ehhefeefeffefs:not..open
ehhegdeffefdex:men
ehhffffffffcfw:required
ehiddehdeffcfw:import
ehjcededfffefb:not>open
eiaZdbjideedew:het
eicdbfeieefefw:prima
eicdideefffefx:arı
eicfffffgffdft:trouble>mark,>ask
eicggfffeffcfw:image
eidafedhdeehfb:describe>not
eidcffffegfffb:quotation>be
eidcffffegfffff:quotation>be
eiddeegffffefwb:the books
eiddfcccccegiff:you>be
eiddfeffgffdfx:рке
eidegfdefefcfw:opstarten
eidegfeefefefw:bundle
eidfecfffffefb:you>plan
eidfeefffffffp:depen
eidfeffffffeflw:mb
eidfeffffffeft:done>be>stop
eidfeffffgffft:aux>now>aux
eidffffffffdffx:age
eiebcebddhejdb:aux>now
eiedddeeedfhfw:both
eiedeffeefffffw:there
eiedfdeffffefp:opera
eieedfdefegffw:er
eieeefgffffeft:mark,>all>of
eieefeeffffefx:ssi
eieefffffffdflw:inbox
eieegefffffefw:works
eieegfeffffdfp:opsta
eieegfeffffdfwb:bij het
eieegfeffffdfwb:het opstarten
eiefdffffefegw:good
eiefefeeegfffw:compile
eiefeffffefdft:be>mark,>now
eiefeffffffffw:active
eieffefffffeffx:int
eiefgdfffffefp:passp
eifdeeffhfffew:staat
eifdffffffffflx:rde
eifeedgefffdfw:without
eifefegffffefp:witho
eifefffffffeflx:rch
eiffedfffffefc:正常
eiffefeffffffs:ok..gone
eiffefhefffcflx:ent
eifffedefffefb:hedge>trouble
eifffeffffefew:live
eifffefffffffwb:'s back
eigeeedeeffffx:cha
eigeeeeefcfefw:logs
eihahabddefgew:è
eihdeedeeefcfw:weg
eihdgededefcew:bij
ejceeefehffbfw:tutti
ejdceegffffefw:books
ejdgegfeeffbfb:all>mark,
ejeYYheffccdbb:ok>stop
ejeceffffffefff:ok>be
ejeeeeeffcfeft:say>speaker>stop
ejefeefffffefw:agree
ejffeefffffefff:ok>ok
ekbcfcZhgbgdew:les
ekbedeededebeb:cell>good
ekdcfdeffffdefw:eslint
ekdcfdeffffdew:eslint
ekdffcdffefdfb:be>without
ekgedeeeeeeaeb:ok>all
elabdfeeeffefb:none>not
eljeZcabcbeedext:none
eljeZcabcbeedu:none
fVXeceefgifmeb:be>trouble
fXadndbeeeeWeb:num>num
fXebjcZhicecbb:mark,>not
fXecjdkhhZfdUlen:20
fYachfhadickZu:arrow
fYjgXhXjfcgZdw:ik
fZahZijbhcfbjw:la
fZfbikcbdefbew:к
faaegeeddjfdeb:done>trouble
fahchgdhgedXace:습니다
fbaejbddghecdb:mark,>be
fbbjbbiceefgfw:em
fbdhbkbbeefdfw:vous
fbdhdchcdkedeb:you>say
fbgadZbefegelw:por
fbgeiefddefcfb:mark,>fail
fbhfeifffffefw:compiler
fbkcddcdgffeex:ony
fcXeleddfdfcepol:+-
fcadjgeedefdfb:done>of
fcbcgfclfefbcw:que
fcceffeffefjfw:name
fcciddcieefdfw:hab
fcdedeefeegjeb:ask>be
fcdfieeggffedw:told
fcdigfeeegeeflx:ted
fcdihdbgeefffw:ai
fceeedigegfffp:versi
fceeefeffefkfff:be>describe
fceefcfbgZdicu:only
fceffefgfffifw:its
fcfdbcgegjffdw:that
fcfedejefefffp:certi
fcffeeffffffiw:birthday
fcfidjfXZRVfXf:stop
fcfidkgXPRVfXff:stop>
fcgbagibdeegeb:mark,>plan
fcgeffgeefgefs:fail..verify
fcgfhfgffffefw:installed
fcggffffeefdfx:ded
fcghibdfeeffex:one
fcgieeefeefeew:did
fchdggeggeeacc:습니
fchdggeggeeacc:습니다
fchecedgeffhep:görün
fchehfffeffeft:be>fail>stop
fcieeffffffdfp:calen
fcifeffffffdfw:registry
fcifffffffffflx:ler
fcjcgdedeffefw:foi
fcjeeffffefdfw:calendar
fcjfaegfdffeet:trouble>trouble>stop
fcjffeeefefcfs:trouble..fail
fdXjYbcZmaeZdb:mark:>mark,
fdbfaeefeefkfb:speaker>trouble
fdccihgcegfefx:dor
fdcfidhdfgfeex:wer
fdcifdhedfedfs:if..done
fdddgghdeehefb:fail>verify
fddeeeeffefeiw:madam
fddefegffffifwb:with a
fddefgfffffiflw:eleven
fddefgfffffifwb:at eleven
fddfefdffffjfw:python
fddfjfeffffbft:num>num>stop
fddidddhfefefwb:hab ich
fddieeegfefegw:question
fddiefeefffffw:excel
fddiefffgefeft:be>still>stop
fdeceejffffdfp:cance
fdeddeedjeffft:mark:>mark,>stop
fdedfefffemecb:you>mark?
fdedheeegefefs:done..not
fdeedeffjefefs:correct..ok
fdeeegefeefifw:eleven
fdeefeeffgfiflw:⟨command⟩
fdeeffeffffift:be>describe>stop
fdeefffffgfhflx:nd⟩
fdeeffgffffhffx:out
fdeegeeefffeiwb:you are
fdeegefffffehfw2:you are
fdefeeeefffifx:rty
fdefeffffhffft:done>trouble>stop
fdefehfffhfffb:speaker>heading
fdefffeeeffifx:ays
fdeffffffffhfp:start
fdefgffefefiflx:ays
fdefhfffffffft:ok>mark,>not
fdfchghddfffep:compi
fdfeefeffeghfw:which
fdffeeeffgfgfw:slot
fdffeffffifffw:npm
fdffffeidffffs:not..verify
fdfffffffffhflw:copy
fdfffffffffhfw:json
fdfffffffffhfwb:its own
fdffhffffffeft:be>gone>mark,
fdffhfffffffffw2:the page
fdffhfffffffffw:login
fdfgfdffeefhfx:ion
fdfhgfffffffflw:skipped
fdgdeeeffefhfb:describe>code
fdgeeefffefgfwb:⟨code⟩ ⟨code⟩
fdgegfeefffhfx:ven
fdgfeffffffgfx:try
fdgfhfeefdebew:out
fdggdfegeffffb:not>verify
fdgghedgeefefx:ste
fdhedfeffehdfff:be>fail
fdheefeffffdhx:our
fdheiffefdfefw:su
fdhfefffeffffw:looked
fdhffffffffefx:umn
fdhffffffffffw:entire
fdhhhccgfefdfx:sen
fdhidcdefffdfwb:heb ik
fdicefffeffgfb:you>done
fdideedffffgfx:ran
fdideeehfffdfp:consu
fdiededfgdfgfw:email
fdiedeecdhfefb:stop>stop
fdieefeeegfdfw:taken
fdiefffffffdflw:sync
fdiefffffffdfwb:calendar is
fdifeffffefefw:address
fdiffffffffffwb:build is
fdjfeffffffffb:command>fail
fdjfeffffffffff:command>fail
fdjhdfeeeefdfwb:the new
febifdgebfdgeb:describe>be
fececefjeefcfb:done>describe
feceeffffffifw:point
fecfdfffeffjeb:arrow>mark:
fecfdfffeffjeff:arrow>mark:
fecfeiefffffffw:let
fecfhehefefffw:client
fecheefefgfffw:invoice
fedecegifffffw:iphone
fedeefffeffifw:opening
fedeeieffffefx:lto
fedefeeffffeic:なっ
fedefeeffffeic:なって
fedehffeffffhx:und
fedejecdfefffw:raus
fedffhfffffefx:fig
fedfggffeffefw:receipts
fedfheffehfefw:checked
fedhefffgffefwb:the lease
fedhffegeffefs:not..but
fediedeffffffx:ril
fedifedeeffeft:if>aux>done
feedcfdjfffffp:norma
feeebjfefffdfff:cell>trouble
feeedecjfffffw:hand
feeedfdhdgfffpol:~+
feeedhegfffffb:be>if
feeeeeeifffefp:arriv
feeeeehefffhffw:this
feeeeffffffhfp:openi
feeeeffffffhfwb:opening hours
feeeefffhefffs:isaid..done
feeeeieffffefc:おき
feeeeieffffefc:おきま
feeeeieffffefc:ておき
feeefeeefffift:hedge>mark,>stop
feeefeheffffgfw:with
feeefffffffhflw:utc
feeefgfffffhflx:ven
feeegfegfffffw:though
feeegffffffhffw2:the api
feeegfgefffffw:make
feeegfgefgfgfx:ory
feeegfgffffffwb:if the
feeeheehfefdfs:trouble..gone
feeehfffeeffeff:i>mark,
feeeieddfffffw:imports
feeeieeefffffp:impor
feeeifeeeffffx:dem
feefeeeddhfgfs:done..say
feefeffehffffw:local
feefeffffffhfw:short
feefegfegffffw:turns
feefeifffffeft:fail>of>stop
feeffefefhfgfw:words
feeffegffgfefx:ete
feeffehefffefs:without..would
feefffeffffhfx:hon
feefffegffffft:ok>mark,>but
feeffffffffhft:mark,>ask>be
feeffffffgfefx:dme
feeffffffgfffx:put
feeffffffgfgfwb:slot is
feeffffffhfeft:verify>all>stop
feeffffffhfefwb:states that
feeffffffhffft:aux>ok>stop
feeffffffhfffwb:that it
feeffffgghfffw:output
feefffgffffgfw:wheel
feeffheefffgfw:rate
feefgfeffhfffx:jft
feefgfehffffffx:ent
feefgffffffgfwb:the api
feefgffffgfeffw:from
feefgffffgfffw:writes
feefgffffhffft:say>fail>stop
feefgfgffffffw:start
feefhfeefffffx:аны
feefhfffffffft:mark,>trouble>fail
feefhfffffffft:ok>mark,>fail
feefifeefffffx:iet
feegeffffgfgfw:sent
feegefjdeffffb:still>not
feegfeeefffhfw:needs
feegfeheeffffb:open>still
feegfffefgfefwb:the invoice
feegffffffffffw:nothing
feegffffffggfwb:is the
feegfffffhfefw:readme
feegffgfeffffs:open..still
feeggffefffffw:done
feeggffffffffs:verify..but
feehcfeheffefc:てい
feehefffffffflw:yet
feehefffffffft:be>not>done
feehefffffffft:yet>but>stop
feehffeffffefb:aux>yet
feehfgfefefffp:chang
feehgeeeffffffw:index
feehhfeeeffffx:zzo
feeieffeffffflw:excel
fefedeffhffffw:went
fefedgfgfffffc:めて
fefeefeehfgefc:还是
fefeefffhfffflw:staging
fefeefhfffffflx:des
fefeeheefffffw:step
fefefefiffffft:i>hedge>stop
fefefefiffffft:mark,>i>hedge
fefeffeffffhft:describe>not>none
fefeffffffffhfw:great
fefeffffffffhw:great
fefefffffffgfwb:the default
fefefffffffhft:not>none>if
fefeffffgffgfx:mps
fefeffgeffffft:fail>verify>stop
fefeffgffffffs:plan..if
fefeffhgfffffs:should..ok
fefehfeffffefx:nua
fefehffefffffce:けど
fefehffefffffce:すけど
feffeffffffhfp:worki
feffeffffffhfwb:keyed by
feffeffffhfffw:moved
feffeffhfefffw:submitted
feffeheffefffx:ord
fefffefhfffffw:looks
fefffeheffgffs:if..should
feffffeffffgfx:kes
fefffffffffgfwb:which is
fefffffffffhfwb:the same
feffffffffgfffw:which
fefffffffgffflx:ete
fefffffffgffft:be>quotation>stop
fefffffffgfffwb:on your
fefffffffgfffwb:tests pass
fefffffffgfffwb:the tests
fefffffffhfffx:hip
feffffffgfffffw2:turns out
feffffffgfffffw:turns
fefffffgfffffx:ood
fefffffgfgffflw:complete
fefffffgfgfffwb:the slot
feffffgffffffc:しま
feffffgffffffwb:case of
feffffgffffffwb:the old
feffffheffffft:if>be>ok
feffffhffffffwb:in case
feffffiefffefb:should>ok
feffgfeffffhfx:ses
feffgffffffeft:ok>mark,>rest
feffgffffffeft:trouble>be>gone
feffgffffffefw:corrupt
feffgfffffffffw:deployed
feffgfffffffffx:gin
feffgfffffffffx:red
feffgfffffffflw:traffic
feffgfffffffflx:яти
feffgfffffffft:mark,>but>fail
feffgffffffffw:deployed
feffgffffffffw:reach
feffgffffffffw:undeliverable
feffgffffffffwb:are still
feffgffffffffwb:make it
feffgffffffffwb:the page
feffgffffffffwb:waiting for
feffgffffffffx:ads
feffgffffffffx:яти
feffgffffgfffx:ils
feffgffgfffffwb:on mobile
feffgffhfffdflw:version
feffgfgffffffp:traff
feffgfgffffffw:traffic
feffhffffefefp:clean
feffhffffefffb:of>aux
feffhffffefffff:of>aux
feffhffffffefs:ok..rest
feffhffffffefwb:# of
feffhffffffffb:ok>mark;
fefgcegffdefew:back
fefgdffheffffc:では
fefgffffffffft:deliberate>open>stop
fefgffffffffft:i>deliberate>open
fefgfffffffffw:confirm
fefgfffffffffw:outstanding
fefgfffffffffwb:for your
fefgffffffgfft:of>heading>be
fefgffffffgffwb:files is
fefgfffffgfffwb:told me
fefgfffffgfffwb:you told
fefhefeffffeflx:red
fefheffffefefw:complaint
fefhfeeffffefwb:an answer
fefhfffeeffffc:への
fefhffffffffft:open>yet>stop
fefhffgffffffc:確認
fegediefeffefc:きま
fegeefehgffffs:correct..verify
fegeffegfffefwb:can not
fegfeefffffeflx:ded
fegfeffffffgffw2:the email
fegfeffffffgfwb:the email
fegfeffgfffefwb:the leak
fegfehfffffefs:plan..trouble
fegfffeffffffwb:all three
fegffffffffeft:done>ok>mark,
fegffffffffefw:against
fegffffffffffb:all>i
fegfffffffffflw:red
fegfffffffffflw:verified
fegffffffffffp:again
fegffffffffffp:succe
fegffffffffffwb:against the
fegffffffffffwb:could be
fegffffffffffwb:is red
fegffffffffffwb:out on
fegffffffffffx:ody
fegfffffffhfefw:does
fegffffgffffft:not>verify>stop
fegfffgffffffw:night
fegffgfeffgffw:dump
fegffgfffffffp:anyth
fegfgffffefffp:manag
feggefefeffffu2:still
feggeffffffffw:hold
feggfeeffffffs:without..done
feggfffffffffc:メー
feggfffffffffc:メール
feggfffffffffc:ール
fegggedeefgeew:window
fegigeddceebdpolc:-
feheefeffffffx:fer
feheefffefffffw2:it is
feheeffgfefffx:nta
fehefeeefefffx:ner
fehefffffffffwb:none of
fehehdefdffffw:got
fehehffdfffffs:not..would
fehfdfegdffffs:open..not
fehfeefffffffw:pdf
fehfefffffffft:aux>fail>mark,
fehfffeeffffft:mark,>all>stop
fehfffffffffffw:could
fehfffffffffft:but>fail>stop
fehffffffffffw:bounced
fehffffffffffw:moment
fehffffffffffwb:i looked
fehffffffgfeffw:l'
fehffgfffffffw:anything
fehfgefefffefx:hed
feicdgfdeeedfs:plan..done
feideeeffffeffx:der
feidfffffffeffw2:none of
feidfffffffeffw:none
feidfffffffefw:none
feiecdgeffffew:attached
feieeeeefffffx:pot
feiefffffffcfx:eue
feifdfefeffdfc:했습
feifdfefeffdfc:했습니
feiffffffffefff:fail>mark:
feigfdeefffdex:ore
fekWgfYcddefdw:e
ffchfefgeffefx:her
ffdeejdeeffefp:resta
ffdfefeheffffff:should>be
ffdfeffffffhft:arrow>mark:>trouble
ffdfehfffffffwb:let 's
ffdfehfffffffwb:the compiler
ffdffheeffgffb:offer>mark,
ffdffhffffffflx:rst
ffdffiffffffflw:first
ffdfgegeffgffw:failing
ffdfheheeffffw:drop
ffdfhffefffffpolc:-=
ffdfhgfffffffwb:lights off
ffdfifffffffft:but>be>fail
ffdghffffffffwb:the one
ffdghffffffffwb:would not
ffdhfffffffffw:daemon
ffdiefffffffffw2:i did
ffedffehfffffb:hedge>all
ffedffehfffffff:hedge>all
ffedffffhffffw:hotfix
ffeedffeeieefw:longer
ffeeeehefffefw:stale
ffeeeehffffffw:ought
ffeeefgfffffft:done>mark,>i
ffeeefidfffffs:if..still
ffeefefegffehlw:message
ffeefefehfffffw2:i must
ffeefegehfgffw:must
ffeefeggfefffs:hedge..if
ffeefehgefgffwb:if i
ffeefehgfffffs:should..done
ffeefeieffefeff:would>be
ffeeffehffffffw:to
ffeeffehfffffp:knowl
ffeeffehfffffw:knowledge
ffeeffehfffffwb:my knowledge
ffeefffghfffflx:ato
ffeeffhefffffb:of>not
ffeeffhffffffwb:ought to
ffeegffffffffx:eir
ffeehffdfffffs:but..would
ffeehffffefffb:speaker>only
ffeehfffffffffx:ory
ffefeefehffffw:figure
ffefeehefffffff:if>ok
ffefefegfffffw:crash
ffefefehfffffs:if..but
ffefeffffffhft:aux>trouble>stop
ffefeffffhfefwb:no longer
ffefefffhfffft:aux>not>ok
ffefefffhffffw:zlecony
ffefefffhffffw:zwrot
ffefeffgffffft:mark,>not>speaker
ffefegfefefegw:summary
ffefegffffffgp:summa
ffefehfffffeft:trouble>cell>cell
ffeffdhffffffw:class
ffeffegffffffwb:a new
ffeffegfffgffwb:failing test
ffeffegfffgffwb:the failing
ffeffeggfffffs:fail..would
ffeffeheffffffw2:this should
ffeffeheffffffw2:with a
ffeffehefffffs:should..verify
ffeffehefffffs:would..open
ffeffehefffffs:would..still
ffefffegfgfffp:subje
ffefffeggffffw:yours
ffeffffefgffgx:rds
ffeffffegffffs:should..say
ffeffffegffgfwb:email is
ffeffffffffgfp:redir
ffeffffffffgfx:mns
ffeffffffffhfp:stand
ffefffffgfffffw2:sorry i
ffefffffgfffflw:pass
ffefffffgfffft:not>ok>stop
ffefffffgfffft:sorry>mark,>i
ffefffffgffffwb:on but
ffefffffhffffwb:i said
ffefffffhffffwb:sorry i
ffefffffiffdflx:rse
ffeffffgfffffp:presu
ffeffffgfffffs:ok..would
ffeffffhfffefwb:most likely
ffeffffhfffffw:presumably
ffefffgffffefw:turning
ffefffgfffffflw:start
ffefffgfffffflw:test
ffefffgffffffwb:# percent
ffefffgffffffwb:unless the
ffefffgffffgfwb:the job
ffefffggfffffwb:the phone
ffefffhefffffwb:the client
ffefffhefffffwb:would be
ffefffhfffffffw2:unless the
ffefffhfffffffw:unless
ffefffhffffffw:unless
ffeffgededagZu:stop
ffeffgfefffgfp:limit
ffeffgffffffflx:nch
ffeffgfgfffffw:ask
ffeffhfeffffft:i>be>plan
ffeffhfefffffwb:going to
ffeffhffffffffw2:let me
ffeffhffffffffw:next
ffeffhfffffffwb:am going
ffefgegfffgffp:faili
ffefgfegffffft:if>aux>fail
ffefgfffefffft:i>done>of
ffefgfffffffft:of>trouble>done
ffefgfffffffft:verify>mark,>but
ffefgffffffffw:mock
ffefgffffffffwb:checked in
ffefgffffffffwb:export is
ffefgffffffffwb:half of
ffefgffffffffwb:in but
ffefgffffffffwb:the export
ffefgffffffffwb:write access
ffefgfffffffgfx:ary
ffefgffffgfffp:execu
ffefgffgffffft:all>done>aux
ffefggedddagZend.
ffefggededagZl:stop
ffefggeffffffwb:the first
ffefhfeefffffw:florist
ffefhffeefffffw2:i got
ffefhffeeffffwb:got the
ffefhffeeffffwb:to drop
ffefhffefffffpolc:+~
ffefhfffffffffx:hts
ffefhfffffffft:mark,>speaker>fail
ffefhffffffffwb:do not
ffefhffffffffwb:is up
ffegeffgeffffs:not..hedge
ffegfeegfffffs:hedge..still
ffegfefgffgfew:heating
ffegffffffffflw:branch
ffegffffffffflx:ged
ffegfffffffffp:offsi
ffegfffffffffw:reserved
ffegfffffffffw:thing
ffegfffffffffwb:daemon is
ffegfffffffffwb:i would
ffegfffffffffwb:me not
ffegfffffffffwb:not to
ffegfffffffffx:mon
ffegffffffgffwb:heating on
ffegffffffgffwb:the heating
ffegfffffgfffwb:signed off
ffegfffffgfffwb:the letter
ffegfffgffffft:aux>not>all
ffegfffgffffft:be>mark,>but
ffegfffgffgffp:heati
ffegffgefffffwb:you asked
ffegffgfffffft:not>mark,>you
ffegfgeffffffp:envir
ffegfgffffffflx:ant
ffegfgfffffffw:date
ffegfgfffffffw:restart
ffegfgfffffffwb:restart the
ffegfheefffffw:environment
ffehdffefffffx:reo
ffeheffffffffwb:not switch
ffehfefffffffwb:i deliberately
ffehffeefffefx:til
ffehffeffffefwb:you an
ffehffeffffefx:sst
ffehfffffffffw:saved
ffehfffffffffwb:not made
ffehfffffffffwb:not written
fffeefehffffflx:end
fffeeffheffffs:hedge..verify
fffefefehfgffwb:i must
fffefefifffffw:guess
fffefeggfffffs:still..done
fffeffeeffiffb:should>mark?
fffefffgffgffw:commits
fffefffheffffb:not>hedge
fffefffhfffffb:greet>i
fffefffhfffffs:hedge..open
fffefffhfffffwb:sure i
fffeffgfgffffwb:⟨code⟩ is
fffefgegfffffw:place
fffefgfffgfffw:then
fffefgffgffffp:scrat
fffefhffffffft:plan>you>stop
fffefhfffffffw:send
fffegffffffffx:ges
fffehfeeefffft:mark,>offer>not
fffehfeefffffx:rts
fffehffffffffw:blank
fffehffffffffwb:through the
ffffdffhfffffpolc:-~
ffffeffffffffwb:it in
ffffeffffffgflx:sts
ffffeffffffgflx:uts
ffffeffffffgfwb:two versions
ffffeffffffgfx:uts
ffffeffffgfffp:appli
ffffeffffhfffs:done..quotation
ffffefffgffefp:migra
ffffefffgffffs:but..but
ffffefffgffffw:lint
ffffefffgffffwb:i told
ffffefffgffgft:code>describe>mark,
ffffeffgfffffp:depos
ffffeffgfffffp:submi
ffffeffgfffffwb:it out
ffffeffheffffs:hedge..but
ffffefgegffffs:but..if
ffffefgffffffp:perce
ffffefgffffffp:troub
ffffegfefffffwb:into a
fffffeeefffhfwb:both keys
fffffeeeffhffb:ask>offer
fffffeeeffhffff:ask>offer
fffffeehfffefwb:by now
fffffefeffhffb:still>mark?
fffffefffffhfx:ney
fffffefgffffffw2:i suppose
fffffefgffffft:hedge>ok>stop
fffffefgfffffw:suppose
fffffegffffffwb:⟨code⟩ and
fffffegffffffx:ass
fffffeggfffffx:ear
fffffehefffffwb:as soon
fffffehefffffwb:soon as
fffffehffffeflw:disappear
fffffehffffefp:disap
fffffehffffefw:disappear
fffffehffffefwb:it will
fffffehfffffft:if>be>done
fffffehfffffft:if>mark,>plan
fffffehfffffft:ok>if>be
fffffehffffffwb:this should
fffffehffffffwb:would drop
ffffffedfffhfwb:an hour
ffffffeffffgfx:eds
ffffffefgffffp:warra
ffffffefgffffw:warranty
ffffffefgffffwb:the warranty
ffffffefhfffft:mark,>aux>not
ffffffegeffffwb:am not
ffffffegfffffp:mista
ffffffegffffft:correct>mark,>be
ffffffehffffft:hedge>be>ok
fffffffefgfffw:these
fffffffefgfffx:dly
fffffffefhfffs:say..hedge
fffffffegfffft:be>still>mark,
fffffffegfffft:still>mark,>i
fffffffegffffwb:the branch
ffffffffffffgfx:eat
ffffffffffffgx:eat
fffffffffffgffw2:⟨code⟩ is
fffffffffffgflw:long
fffffffffffgflx:ort
fffffffffffgft:describe>trouble>describe
fffffffffffgft:of>mark,>ask
fffffffffffgfw:redirect
fffffffffffgfwb:# lines
fffffffffffgfwb:a redirect
fffffffffffgfwb:in one
fffffffffffgfwb:the ⟨code⟩
fffffffffffgfwb:two of
fffffffffffgfx:ark
fffffffffffgfx:eel
fffffffffffgfx:sor
fffffffffffgglx:ary
ffffffffffgffc:까요
ffffffffffgffce:까요
ffffffffffgfffw2:shall i
ffffffffffgfffw:do
ffffffffffgfffw:shall
ffffffffffgfffw:um
ffffffffffgfffx:ich
ffffffffffgffp:squas
ffffffffffgfft:ask>be>mark?
ffffffffffgfft:heading>be>ok
ffffffffffgffw:aisle
ffffffffffgffw:data
ffffffffffgffwb:shall i
ffffffffffgffwb:thursday at
ffffffffffgffwb:to run
ffffffffffgffwb:to see
ffffffffffgffwb:want the
ffffffffffgffwb:you want
fffffffffgfffc:さん
fffffffffgfffc:라고
fffffffffgffffw2:the app
fffffffffgffflw:mac
fffffffffgffflw:pm
fffffffffgffft:done>aux>fail
fffffffffgffft:mark:>quotation>stop
fffffffffgffft:now>aux>done
fffffffffgffft:say>be>quotation
fffffffffgffft:say>quotation>stop
fffffffffgffft:say>stop>stop
fffffffffgffft:speaker>say>quotation
fffffffffgfffw:least
fffffffffgfffw:migrated
fffffffffgfffw:mrs
fffffffffgfffw:noted
fffffffffgfffwb:# pm
fffffffffgfffwb:already been
fffffffffgfffwb:and then
fffffffffgfffwb:finished and
fffffffffgfffwb:noted in
fffffffffgfffwb:the previous
fffffffffgfffwb:we have
fffffffffhfffw:mac
fffffffffifefff:say>quotation
ffffffffgffefp:earli
ffffffffgffefw:problem
ffffffffgfffffx:rns
ffffffffgfffflw:folder
ffffffffgfffflw:right
ffffffffgfffflw:zlecony
ffffffffgfffflx:ony
ffffffffgfffflx:ply
ffffffffgffffp:zleco
ffffffffgffffs:not..isaid
ffffffffgffffs:trouble..isaid
ffffffffgfffft:not>trouble>isaid
ffffffffgffffwb:# as
ffffffffgffffwb:not the
ffffffffgffffwb:token has
ffffffffgffffwb:told you
ffffffffgffffwb:turns out
ffffffffgffffx:cję
ffffffffgffffx:ous
ffffffffgffffx:rot
fffffffgefffffw2:if i
fffffffgefgffwb:that i
fffffffgfffefp:belie
fffffffgfffefw:believe
fffffffgfffefw:filed
fffffffgfffefwb:i believe
fffffffgfffffc:てる
fffffffgfffffc:では見
fffffffgfffffc:は見
fffffffgffffffw2:i think
fffffffgffffffw:deposit
fffffffgffffffx:nce
fffffffgffffffx:oks
fffffffgffffffx:sit
fffffffgffffflw:place
fffffffgffffflx:ace
fffffffgfffffp:appea
fffffffgfffffp:resto
fffffffgfffffp:under
fffffffgfffffs:but..hedge
fffffffgffffft:done>aux>done
fffffffgffffft:hedge>be>aux
fffffffgffffft:hedge>describe>aux
fffffffgffffft:hedge>describe>not
fffffffgffffft:hedge>ok>mark,
fffffffgffffft:mark,>but>aux
fffffffgffffft:mark,>hedge>describe
fffffffgffffft:mark,>i>aux
fffffffgffffft:open>paren>not
fffffffgffffft:speaker>mark,>but
fffffffgfffffw:appears
fffffffgfffffw:formatting
fffffffgfffffw:restore
fffffffgfffffw:think
fffffffgfffffw:understood
fffffffgfffffwb:appears to
fffffffgfffffwb:as far
fffffffgfffffwb:far as
fffffffgfffffwb:have no
fffffffgfffffwb:i suppose
fffffffgfffffwb:i think
fffffffgfffffwb:i trust
fffffffgfffffwb:i understood
fffffffgfffffwb:in place
fffffffgfffffwb:looks like
fffffffgfffffwb:seems to
fffffffgfffffwb:still in
fffffffgfffffwb:table is
fffffffgfffffwb:the crash
fffffffgfffffwb:the cron
fffffffgfffffwb:the restore
fffffffgfffffwb:think the
fffffffgfffffwb:though i
fffffffgfffffwb:to have
fffffffgfffffwb:version is
fffffffgfffffwb:went through
fffffffgfffffx:ake
fffffffgfffffx:dge
fffffffgfffffx:nth
fffffffgfffffx:tty
fffffffgfffffx:ust
fffffffhfffffb:hedge>speaker
fffffffhfffffff:hedge>speaker
fffffffhffffffw:looks
fffffffhffffft:trouble>be>done
fffffffhfffffwb:system is
ffffffgefffffw:hr
ffffffgffffffc:します
ffffffgfffffffw2:if you
ffffffgfffffflw:percent
ffffffgfffffflx:ear
ffffffgffffffp:asser
ffffffgffffffp:assum
ffffffgffffffp:turni
ffffffgffffffs:if..without
ffffffgffffffs:plan..should
ffffffgfffffft:if>of>not
ffffffgfffffft:if>ok>mark,
ffffffgfffffft:if>you>plan
ffffffgfffffft:mark,>would>be
ffffffgfffffft:would>be>only
ffffffgfffffft:would>be>stop
ffffffgffffffw:assertion
ffffffgffffffw:either
ffffffgffffffw:fail
ffffffgffffffw:money
ffffffgffffffw:provided
ffffffgffffffwb:all of
ffffffgffffffwb:back we
ffffffgffffffwb:be on
ffffffgffffffwb:be the
ffffffgffffffwb:ci is
ffffffgffffffwb:could do
ffffffgffffffwb:get a
ffffffgffffffwb:health check
ffffffgffffffwb:is broken
ffffffgffffffwb:lock would
ffffffgffffffwb:make the
ffffffgffffffwb:not start
ffffffgffffffwb:that a
ffffffgffffffwb:the lock
ffffffgffffffwb:the money
ffffffgffffffwb:to get
ffffffgffffffwb:would have
ffffffgffffffwb:you to
ffffffgffffffwb:you will
ffffffgffffffx:ict
ffffffgffffffx:low
ffffffgffgfffc:こと
ffffffgffgfffp:weath
ffffffgffgfffw:automatically
ffffffgffgfffwb:the weather
ffffffhefefffwb:if you
ffffffhfffffffw:assuming
ffffffhfffffffw:should
ffffffhffffffw:assuming
ffffffhffffffwb:you 'd
fffffgeeffffglw:week
fffffgffeffffc:いたし
fffffgffeffffc:たし
fffffgffeffffc:たしま
fffffgfffffffb:plan>i
fffffgfffffffb:plan>mark,
fffffgfffffffc:合わ
fffffgfffffffff:plan>i
fffffgffffffffw:first
fffffgffffffflw:full
fffffgffffffflw:next
fffffgffffffflw:numbers
fffffgffffffflx:nly
fffffgffffffflx:pts
fffffgffffffflx:ses
fffffgfffffffp:build
fffffgfffffffp:perso
fffffgffffffft:be>plan>be
fffffgffffffft:be>plan>stop
fffffgffffffft:plan>plan>stop
fffffgfffffffw:agents
fffffgfffffffw:comparing
fffffgfffffffw:few
fffffgfffffffw:personal
fffffgfffffffw:remember
fffffgfffffffw:search
fffffgfffffffw:translated
fffffgfffffffwb:a few
fffffgfffffffwb:a one
fffffgfffffffwb:before it
fffffgfffffffwb:come back
fffffgfffffffwb:cut the
fffffgfffffffwb:do is
fffffgfffffffwb:have the
fffffgfffffffwb:have your
fffffgfffffffwb:i want
fffffgfffffffwb:on friday
fffffgfffffffwb:out the
fffffgfffffffwb:the docs
fffffgfffffffwb:the restaurant
fffffgfffffffwb:the train
fffffgfffffffwb:then i
fffffgfffffffwb:to production
fffffgfffffffwb:to restart
fffffgfffffffwb:turns up
fffffgfffffffwb:will have
fffffgfffffffwb:you at
fffffgfffffffwb:you the
fffffgfffffffx:all
fffffgfffffffx:mbs
fffffgfffffffx:nly
fffffgffffgffw:tabs
fffffgfffgffffw2:the docs
fffffgfffgfffw:report
fffffgfgfffffwb:the table
fffffggefffffc:ご連
fffffggefffffc:ご連絡
fffffggefffffc:改め
fffffggefffffc:改めて
fffffggefffffc:連絡
fffffggefffffce:します
fffffggefffffw:changing
fffffggefffffwb:a second
fffffggefffffwb:say yes
fffffggffffffw:keep
fffffggffffffwb:the rows
fffffhefffffffw2:in a
fffffheffffffs:offer..plan
fffffhefffffft:plan>be>verify
fffffheffffffwb:into the
fffffheffffffwb:just say
fffffhffffffffx:row
ffffgfeefffffp:flori
ffffgffefffffc:けど
ffffgffefffffc:すけ
ffffgffefffffc:すけど
ffffgffefffffc:ですけ
ffffgffefffffc:ルは
ffffgffefffffwb:you a
ffffgfffffffffw2:of the
ffffgfffffffffw:of
ffffgfffffffffx:ild
ffffgfffffffffx:yed
ffffgfffffffflw:denied
ffffgfffffffflw:undeliverable
ffffgfffffffflx:fic
ffffgfffffffflx:hen
ffffgffffffffp:corru
ffffgffffffffp:deplo
ffffgffffffffp:insis
ffffgffffffffp:suppl
ffffgffffffffp:undel
ffffgfffffffft:of>aux>done
ffffgfffffffft:speaker>only>stop
ffffgffffffffw:passed
ffffgffffffffwb:able to
ffffgffffffffwb:it should
ffffgffffffffwb:not reach
ffffgffffffffwb:reach the
ffffgffffffffwb:replied to
ffffgffffffffwb:should the
ffffgffffffffwb:the endpoint
ffffgffffffffx:fic
ffffgffffffffx:fth
ffffgffffffffx:ign
ffffgffffffffx:oxy
ffffgffffffffx:ras
ffffgffffffffx:upt
ffffgffffffgfx:nds
ffffgffffgfffc:され
ffffgfgffffffw:fires
ffffgfhefffffc:ナー
fffgffefffffffx:dex
fffgffefffffflx:dow
fffgffegeffffp:appoi
fffgffegeffffw:appointment
fffgffffeffffc:行っ
fffgffffeffffc:行って
fffgffffeffffs:still..still
fffgffffeffffw:carried
fffgfffffffffc:いです
fffgfffffffffc:てな
fffgfffffffffc:てない
fffgfffffffffc:ないで
fffgffffffffffw:migration
fffgffffffffflw:account
fffgffffffffflw:far
fffgffffffffflw:from
fffgfffffffffp:carri
fffgfffffffffp:gener
fffgfffffffffp:outst
fffgfffffffffp:remai
fffgfffffffffp:somet
fffgffffffffft:aux>not>verify
fffgffffffffft:aux>yet>stop
fffgffffffffft:i>open>trouble
fffgffffffffft:not>describe>be
fffgffffffffft:of>open>stop
fffgfffffffffw:draft
fffgfffffffffw:maps
fffgfffffffffw:maybe
fffgfffffffffw:resolve
fffgfffffffffw:something
fffgfffffffffw:stays
fffgfffffffffw:upload
fffgfffffffffwb:given that
fffgfffffffffwb:i never
fffgfffffffffwb:left to
fffgfffffffffwb:not sent
fffgfffffffffwb:of scope
fffgfffffffffwb:old table
fffgfffffffffwb:so far
fffgfffffffffwb:source maps
fffgfffffffffwb:the doctor
fffgfffffffffwb:the production
fffgfffffffffwb:update the
fffgfffffffffx:aft
fffgfffffffffx:irm
fffgfffffffffx:nar
fffgfffffffffx:ope
fffgfffffffffx:ral
fffgfffffffffx:ual
fffgfffffffffx:ybe
fffgffffffgffp:fusio
fffgffffffgffw:several
fffgfgeffffffwb:follow up
fffgfgfffffffwb:to do
fffggfeffffffw:doctor
fffggffeeffffwb:not get
fffghdddeefehx:tre
fffheffeefffft:aux>not>mark,
fffhffffffffffw2:have not
fffhffffffffffw:have
ffgedfeffefhfwb:by the
ffgeeeegeffffb:but>offer
ffgeeffffffffwb:it is
ffgeefffgffffb:earlier>all
ffgeffeefgfffwb:the shop
ffgeffegefffft:i>be>not
ffgefffffffffp:excee
ffgeffffffffft:fail>i>open
ffgefffffffffwb:am afraid
ffgefffffgffflx:ice
ffgefffgffffffx:bly
ffgefffgfffffwb:not that
ffgefgfffffffw:try
ffgefgffffgffw:see
ffgegffffffffs:done..offer
ffgeheefefffft:offer>not>stop
ffgfdfegeffffs:fail..not
ffgfeeegfffffs:plan..would
ffgfeegefffffs:would..fail
ffgfeegffffffw:fix
ffgfefegfffffwb:came back
ffgfeffefgffffw2:the bank
ffgfeffffefefx:ply
ffgfefffffffflw:before
ffgfeffffffffp:booki
ffgfeffffffffp:packa
ffgfefffffffft:fail>i>stop
ffgfefffffffft:still>fail>i
ffgfeffffffffw:gb
ffgfeffffffffw:side
ffgfeffffffffwb:# gb
ffgfeffffffffwb:all #
ffgfeffffffffwb:back with
ffgfeffffffffwb:but i
ffgfeffffffffwb:ran out
ffgfeffffffffwb:with nothing
ffgfefgefffffw:rolled
ffgfefgfefffft:mark,>be>fail
ffgfefgffffffwb:rolled back
ffgffeefffgfffw2:before i
ffgffeffffhfew:backup
ffgfffefffffflw:expired
ffgfffefffffft:but>offer>not
ffgfffefffffft:mark,>but>offer
ffgfffeffffffw:gift
ffgfffeffffffwb:had already
ffgfffeffffffwb:the gift
ffgfffegefffflw:ten
ffgfffegfffffs:but..offer
ffgfffegfffffwb:the totals
ffgffffeffffft:i>be>sorry
ffgffffefffffwb:am sorry
ffgffffffffeflw:checks
ffgffffffffefwb:failed at
ffgffffffffefwb:find a
ffgffffffffefwb:not find
ffgffffffffefwb:on ⟨code⟩
ffgfffffffffffx:ack
ffgfffffffffffx:eck
ffgfffffffffffx:ker
ffgfffffffffffx:ows
ffgfffffffffflw:bounced
ffgfffffffffflx:ced
ffgfffffffffflx:cks
ffgfffffffffflx:nds
ffgfffffffffflx:ore
ffgffffffffffp:after
ffgffffffffffp:attem
ffgffffffffffp:bounc
ffgffffffffffp:fixtu
ffgffffffffffp:healt
ffgffffffffffp:refer
ffgffffffffffp:respo
ffgfffffffffft:mark:>fail>stop
ffgffffffffffw:afternoon
ffgffffffffffw:keeps
ffgffffffffffw:reference
ffgffffffffffw:sandbox
ffgffffffffffwb:be verified
ffgffffffffffwb:dump is
ffgffffffffffwb:me out
ffgffffffffffwb:not in
ffgffffffffffwb:on me
ffgffffffffffwb:rejected because
ffgffffffffffwb:that in
ffgffffffffffwb:the dump
ffgffffffffffwb:the notary
ffgffffffffffwb:the package
ffgffffffffffwb:to that
ffgffffffffffwb:was refused
ffgffffffffffwb:was rejected
ffgffffffffffwb:⟨code⟩ was
ffgffffffffffx:bed
ffgffffffffffx:eps
ffgffffffffffx:nst
ffgffffffffffx:ots
ffgffffffffffx:thy
ffgffffffffgfwb:the notes
ffgfffffffgffw:permission
ffgfffffgffefwb:the #
ffgffffgfefefp:answe
ffgffffgffffflw:check
ffgffffgfffffwb:the push
ffgfffgffffeffw2:the notary
ffgfffgffffefw:notary
ffgfffgfffffffx:ess
ffgfffgfffffffx:rge
ffgfffgffffffw:health
ffgfffgffffffwb:test is
ffgfffgfffgfffx:uld
ffgffgeffffffp:repro
ffgffgeffffffw:reproduce
ffgffgeffffffwb:reproduce the
ffgffgeffffffwb:the test
ffgffgefffgfffw:before
ffgffgfffffffw:schema
ffgffgfffffffwb:the hour
ffgfgefffffffx:ool
ffgfgffffffffwb:the worker
ffggbgefcddZgext:unspecified
ffggeeeceffffb:not>you
ffggeffeefffft:not>mark,>be
ffggefffeffffp:payme
ffggefffeffffwb:the payment
ffggeffffffffs:fail..say
ffggegffeffffw:payment
ffggfeeffffffx:dow
ffggfffffffffwb:on my
ffgiddedeefgfx:ire
ffhddegefefffx:ack
ffhdfefffffffwb:not let
ffhdfffffefffw:approved
ffheefffdffffs:trouble..say
ffhefeffffffffw2:the site
ffhefefffffffwb:me to
ffhefefffffffwb:the site
ffheffefeffefx:ied
ffheffeffffffwb:call to
ffhefffffffffw:afraid
ffhfeefffffffw:booking
ffhfeffeffffft:sorry>mark,>but
ffhfeffffffeft:ok>verify>stop
ffhfeffffffffc:がで
ffhfeffffffffc:ができ
ffhfeffffffffc:きませ
ffhfeffffffffc:できま
ffhfefffffffffw2:all #
ffhfefffffffft:trouble>still>stop
ffhffeffffffflx:ugh
ffhfffeffffffw:expired
ffhffffffffeft:i>be>fail
ffhffffffffefw:find
ffhffffffffefw:passes
ffhffffffffefwb:crashed on
ffhffffffffffc:无法
ffhfffffffffffw2:could not
ffhgdfeeeefefwb:is not
ffiefefffffdelx:men
ffifdfffeffffb:still>fail
ffifeefffffefb:verify>ok
ffifeffdfffffb:be>sorry
ffjbgffffefffb:of>say
fgZchcefeieadu2:aux
fgcedifffefdfw:folder
fgcghfffffffft:mark,>but>be
fgddddjdfefefx:ait
fgdeeefegffgfw:called
fgdffgeegeffgw:morning
fgdffgfffffffw:failure
fgdfgffffffffw:integration
fgdfgffffgfffw:unit
fgdfhefeeffeflw:them
fgdfhffffffefp:decem
fgdghdfeefedfs:done..ok
fgdhfedgeefefx:ert
fgeedeeeeffhfw:runs
fgeeeffgffffft:be>ok>now
fgeeehefeffffwb:in a
fgeeeiedfffffb:done>heading
fgeefffeegfefw:hotel
fgeefffgfffffw:consistent
fgeegffeffgffw:endpoint
fgefefffgffffwb:but it
fgefefgffffffs:done..without
fgefffefgffffwb:this morning
fgefffegeefgfx:ngs
fgeffffffffefwb:called the
fgeffffffffffc:集計
fgefffffffffflw:count
fgefffffffffflx:ure
fgefffffffffft:now>mark,>aux
fgeffffffffffx:lly
fgeffffffffgffx:ter
fgeffffffffgfw:vat
fgeffffffgfffwb:the unit
fgeffgefgffffp:morni
fgefgffffffeft:of>be>ok
fgefgffffffffwb:integration tests
fgefgffffffffwb:unit tests
fgegeffffffefwb:as you
fgegfffffffffc:まで
fgegffffffffflx:unt
fgegfffffffffw:pods
fgegfffffffffwb:list is
fgeheffeffffft:mark,>you>stop
fgeheffffffdfx:ove
fgeiefddfffdfw:until
fgfdgffeffffft:be>open>stop
fgfeffffffffflx:ied
fgfefffffffgffw2:there are
fgfefffffffgfwb:there are
fgfeffffffgffw:support
fgfegffffffeflx:ain
fgffdfeffgfefwb:is gone
fgffeehffffgfw:percent
fgffeffefffffw:flight
fgffefffefffflw:five
fgffeffffffffc:ってい
fgffefffffffffw2:the booking
fgffeffffffffs:ok..without
fgffefffffffft:be>ok>trouble
fgffefffffffft:mark,>be>ok
fgffeffffffffw:normally
fgffeffffffffwb:at first
fgffeffffffffwb:the booking
fgffefffffffgfw:good
fgfffeheffffflw:green
fgffffeffffffwb:any more
fgffffeffffffwb:used to
fgfffffffeffffw2:the reviewer
fgfffffffefffw:reviewer
fgfffffffffefp:runni
fgfffffffffeft:without>trouble>stop
fgfffffffffefwb:is running
fgffffffffffffw:both
fgffffffffffffw:type
fgffffffffffflw:clean
fgffffffffffflx:ite
fgffffffffffflx:ngs
fgfffffffffffp:revie
fgfffffffffffp:satur
fgffffffffffft:all>be>ok
fgffffffffffft:code>be>ok
fgffffffffffft:mark,>ok>mark,
fgfffffffffffw:complaining
fgfffffffffffw:generated
fgfffffffffffw:printer
fgfffffffffffw:stands
fgfffffffffffw:type
fgfffffffffffwb:as it
fgfffffffffffwb:can be
fgfffffffffffwb:for both
fgfffffffffffwb:in your
fgfffffffffffwb:is clean
fgfffffffffffwb:is consistent
fgfffffffffffwb:is live
fgfffffffffffwb:is passing
fgfffffffffffwb:now i
fgfffffffffffwb:should be
fgfffffffffffwb:the reviewer
fgfffffffffffx:eak
fgfffffffffffx:ncy
fgfffffffffgffw2:the ⟨code⟩
fgffffffffgffwb:the backup
fgfffffffgfffw:app
fgfffffffgfffwb:the app
fgffffffgffefx:fts
fgfffffgfffefw:duplicates
fgfffffgfffefx:als
fgffffgfeffffp:break
fgffffgfeffffwb:and breakfast
fgffffgffffeflx:tes
fgffffgffffefwb:on time
fgffffgffffefx:get
fgffffgfffffflx:een
fgffffgffffffx:ast
fgfffgfffffffwb:up and
fgfgefeffffffw:quarter
fgfgfffffffefx:rce
fgfgfffffffffw:force
fgfgfffffffffw:photos
fggeeffffffffb:fail>not
fggeeffffffffwb:gave me
fggefffffffffwb:not a
fggfeffffffeffw:we
fggfefffffffflx:ble
fggfeffffffffp:accep
fggffeffeffffwb:to me
fggfffeffffffw:fixture
fgggfeegfdfeex:red
fgheeeeffffffw:news
fgheefffeefcffw:every
fgicYbbhabdhbu:paren
fgidefedfgfdex:rch
fgkfeaZbceefcw:à
fhYjibbdeeebex:nda
fhbbhiccegfdew:d'
fhbfiefddefdfw:them
fhccdhgdfhffex:tes
fhcdefefihfeew:file
fhcdheeefffefx:isi
fhcejhaccbeddb:of>stop
fhddegdefefhfw:like
fhdedfehfffffx:ima
fhdehffffffefw:december
fhdffffffffefp:toolc
fhdffffffffefwb:# so
fhdffffffffefwb:the toolchain
fhdfffffffffft:not>fail>stop
fhdgdfefeefgfx:ies
fhdgefffefffflw:on
fhdgffefgffffw:any
fhedffffffgfft:ask>describe>aux
fhedffffffgffw:who
fheeeeeffefgfw:uses
fheeeffceffhfw:more
fheeeffffffeft:all>of>stop
fheefefefefefpol:+=
fheeffefeffffs:not..gone
fheeffefffffft:done>still>stop
fheefffffffeflx:box
fheefffffffffc:あり
fheefffffffffc:ありま
fheefffffffffc:トは
fheefffffgfefwb:on for
fheefffgfffffw:nor
fhefeegefefdfw:query
fhefefffffffft:of>trouble>ok
fhefeffffffffwb:# out
fhefeffffffffx:unt
fhefeffffhfdfp:cover
fhefeffgfffffw:count
fheffeefffffft:without>fail>stop
fheffefffffefwb:free of
fheffefffffefwb:is free
fheffffffgfdelw:file
fheffffffhfcfw:coverage
fheffgfffffefwb:you like
fhfefffffffffwb:is empty
fhffdfeffffffwb:so the
fhffefffffffft:be>ok>still
fhffefffffffft:ok>still>stop
fhfffefffffeffw2:the deploy
fhfffefffffffwb:the deploy
fhfffffffefffc:ござ
fhfffffffefffc:ござい
fhfffffffefffc:ざい
fhfffffffefffc:ざいま
fhfffffffeffft:speaker>be>ok
fhfffffffffdft:mark,>describe>trouble
fhfffffffffdft:ok>all>stop
fhfffffffffdfwb:above the
fhfffffffffefw:running
fhfffffffffefwb:is valid
fhfgcecdbdfhfb:not>none
fhfgfffffffdfw:source
fhgdeeeeegfffw:shop
fhgeddgefffefp:attac
fhgeeeffffffflw:again
fhgfeffffffefwb:just as
fhhbdegdfffgex:rde
fhiafcdfeefcew:push
fhiddeeffffefx:sso
fiZegeeeddeccb:slash>trouble
fiZegeeeddeccb:trouble>slash
fiZegeeeddeccu:slash
fiddefffffffft:mark,>aux>now
fiddffdggffbgx:age
fideffdeffffep:quebr
fidfeefffffcfwb:tutti e
fidfffffeffefp:resol
fiedeefffffeex:ern
fiedffeefffefx:tra
fieeeffffefdfs:without..trouble
fieeffeeeffffs:done..still
fiefcffffffees:trouble..good
fiefedfffffffs:without..fail
fiefefffgffcfw:above
fiffeffffffdfw:target
figaYiZaiddcdu:earlier
figddegeeffefw:again
fikcVcdccaeZeff:done>stop
fjadgdhcedfcew:ist
fjceceeddeedepol:==
fjdefffffefdfw:inbox
fjdfeffeffffbp:mağaz
fjefaefefefefpol:+++
fjeffffffffbfb:be>all
fjfceffeeffefb:not>ask
fkcbhcZZceddepol1:=
fkdXkaYZacebcff:mark,>code
fkdbfffeeffdfff:describe>not
flbeZeYfdgedfu:now
fmUWTaZMXbXXrend!
gVmefabcdeaiUbullet
gWTdhddeceeflff:trouble>trouble
gWYeiddecefkeff:trouble>mark,
gXeclcccebeadpols:+-
gYXbidfhfeefeb:done>mark,
gYfcdZZgldZehu2:mark,
gYgafifhbbfjew:a
gZhfgedefefeet:mark,>not>stop
gadecgefgiiddb:ok>you
gadieehdegegfce:です
gafhZedegddedb:done>stop
gbadckcciefddx:ada
gbaidccjgefddx:łem
gbcgbjgffcgacw:je
gbddiegeeefdfb:gone>mark,
gbdgecZbeeekfb:if>stop
gbgegeffdffbes:trouble..done
gbifeeeefhfbes:done..trouble
gbiibdedeefdfb:done>cell
gbjfeffffffffw:than
gcaikabdgdeZew:van
gcbekffeecfdfb:done>done
gccbaeejeeeeib:mark,>greet
gccdcjcdhefffw:due
gccdgedefdfjew:two
gccejfeeecfdfff:done>say
gccfeeeffjfdfb:verify>all
gccicechfefffx:łam
gcdddehifffcfx:tek
gcddgcgceefifw:par
gcdfefeffffifw:ekran
gcedfffffffifw:csv
gceecjeffffeec:直播
gcehgfgeeffffc:です
gcfeffeeeefgilx:day
gcffhdedhffefx:tto
gcgeeeeffgfhfw:line
gcgfgidfdefdfw:to
gcgidffffefefw:lease
gciecdcheefdfx:ito
gdXhcUpZccfgdu:if
gdbifdcbhdeeeb:verify>mark,
gddcgechhefffw:j'
gdddeddefffejlx:cia
gddeeeehfifdfw:settled
gddehfegfffffw:missing
gddhfgeffeffex:nal
gddhgddgeffefx:ece
gddjfffffeffel:you
gdeZmadjgdXZdu:mark,
gdeddihefffefp:proce
gdedgfgdedfghx:day
gdeeceicfefffw:pipeline
gdeedeeejffefb:mark,>earlier
gdeedieefefdfw:met
gdeeeddceeeejff:greet>mark,
gdeeedhffffeflx:che
gdeeediffffeflw:cache
gdeeeffefffhfp:repar
gdeefeeheffgfx:tet
gdeegeeeegfhep:check
gdeehffefefffb:arrow>done
gdeehffefefffff:arrow>done
gdefeedccheheb:done>say
gdefeffffffgfw:function
gdefeffffhfefw:boiler
gdefegffehfeft:ok>you>stop
gdefehfgfffffx:ash
gdefgfedgefdfb:not>describe
gdegffgeeffefw:old
gdeghfeffffefwb:in ⟨code⟩
gdeiefeffffdfw:lasciato
gdeiefeffffefp:lasci
gdeiefeffffefwb:ho lasciato
gdfaeegidffeef:but
gdfedefhgfgcfw:right
gdfehegeeffefb:mark;>fail
gdffhefffgfdfx:ked
gdffhffffffffw:images
gdfgdefffegefb:of>heading
gdfieeeffefdfw:contacts
gdgccccieffefc:았습
gdgccccieffefc:았습니
gdgedehegeedfb:be>only
gdgeeeegfffffx:ker
gdgffddgfefeglx:ion
gdgfgfeefffffx:ndi
gdhddfdffffdfwb:as well
gdhdfeegeffeep:recei
gdhdhiZdeeeccfw:#
gdhfdffffeffft:done>fail>stop
gdhfeeeegffffw:given
gdhgeffffffefff:code>aux
gdicdddffffdffw2:that one
gdidedeffffdflw:well
gdiedeeefefefw:door
gdifefefeffaft:mark,>trouble>trouble
gdigdfffeefdfw:error
gdkdfefffffbfw:consumer
gdkdfefffffbfw:queue
geceefjfeffefw:timeout
gecefffffefift:code>arrow>code
gecfdffffffjfb:some>stop
gecfhgfffffefw:lights
geddhehdfffefw:down
geddhffeffffhfx:und
gededfidfffefw:bis
gedeeeegfhfdfp:settl
gedeefgffffffs:ok..plan
gedeefiffffefp:timeo
gedeeieeffeefw:next
gedefffffhfdft:all>aux>stop
gedeffffhffffp:salva
gedehefeeffffp:risul
gedfefffgffhfwb:is #
gedfhffffeffffw:client
gedhfgeffffeflx:ned
gedjdcdfeeedfs:not..done
geedegeehggefw:what
geedeidefffffwb:de la
geedfffgfffgflx:ber
geedgedhfefffwb:j' ai
geeecfeeeffjfw:ein
geeedeidfffffp:pipel
geeedfhefffefx:rag
geeedfiefffefp:einge
geeeedcdfefjfb:all>if
geeeeeeheffffp:racco
geeeeeehfffffx:oir
geeeeegefgfffs:verify..done
geeeefffeifefb:quotation>mark,
geeeefhefffgfx:des
geeeffdffffgglx:ers
geeefffffffhfw:cursor
geeefffffffhfw:pagination
geeefheffffeex:eré
geeegffffffefx:rca
geeehfedeffefb:be>but
geeehfedeffefw:salle
geeeideefffeelw:plan
geefdiefgefdelx:ing
geefeefffffhfwb:by one
geefefeehffffw:wrote
geefefefgffffw:water
geefeffffffhfw:monday
geefeffffgffft:trouble>aux>done
geefefffggfefp:previ
geefefffggfffw:previous
geefeieeeffefw:into
geeffffffefgflx:est
geeffffffffefs:but..trouble
geeffffffffgfw:here
geeffffffffgfw:postgres
geeffffffffgfwb:for #
geeffffgefffflx:her
geeffgffeffffc:いた
geefgffffffeft:num>mark,>stop
geefgffffffefw:tre
geefgffffffffw:started
geefgfffffgffp:commi
geefgfffgffffw:rent
geefgffgfffffp:missi
geefheeeeffgfx:ate
geefheeefffffw:refund
geefhffffffeft:num>num>mark,
geegdfeffffhfw:react
geegefeffffhfwb:react #
geegeffffffffb:open>of
geegfffefffffx:log
geegfffffefffwb:the error
geegffffffffewb:upgrade to
geegfffffffffwb:your second
geegfgfffefffw:changelog
geehfefffdfffx:rly
gefedeedcdbefk:
gefeffffffgfew:noon
gefegefeeffffx:nti
gefegfffffffffw:done
geffeefgfgfdfw:transfer
geffeeggfffffw:midnight
geffeffffffffb:isaid>earlier
geffeffffffffff:isaid>earlier
geffeffffffffx:lor
geffeffffffgfw:code
geffeffffffgfwb:code for
geffeffffgffft:done>mark,>ok
geffefffgffffwb:door it
geffefffhffffwb:i wrote
geffeffgffffft:ok>mark,>i
geffegfffefffc:一遍
geffffffffffewb:received a
geffffffffffft:done>all>stop
geffffffffffft:i>done>mark,
gefffffffffffw:committed
gefffffffffffwb:depends on
gefffffffffffwb:last one
gefffffffffgflx:fer
gefffffffffgfp:funct
gefffffffffgfw:depends
gefffffffffgfw:job
gefffffffffgfwb:the function
geffffffffgffw:konta
gefffffffgfffwb:the boiler
gefffffffggffp:müşte
gefffffffhfffb:done>greet
gefffffffhfffw:müşteri
gefffffggfffflx:ked
geffffgffffffw:front
geffffgffffffw:negative
geffgefffffffx:wed
geffgfffffffffw2:replied to
geffgfffffffffw:replied
geffgfffffffflw:памяти
geffgffffffffs:trouble..verify
geffgffffffffw:seat
geffhffffffefw:памяти
gefgefffeffffw:since
gefgeffffffffp:babys
gefgeffffffffw:babysitter
gefgeffffffffwb:the babysitter
gefgfffffeffffw:changelog
gefgfffffffefw:savings
gefgffffffffflw:done
gefgffffffffflw:sent
gefgfffffffffp:secur
gefhefgeefdeex:rge
gegdffeffffgfw:lines
gegeeefffgfdew:as
gegeeffegffffw:wait
gegefefffffffx:eet
gegeffdegffeft:aux>all>stop
gegeffdegffeft:if>aux>all
gegeffeefffffw:nobody
gegeffffffffflx:ved
gegefffffffffp:invit
gegfeffffffffw:dead
gegfeffffffffw:package
gegfegfffffffc:から
gegffeffeffffw:wall
gegffffffefefw:answered
gegffffffffffw:certificate
gegffffffffffw:locked
gehededcgffffs:not..still
geheeeefeeffew:reminder
geheeeffeffefx:zez
geheefeffffffwb:not be
gehfcegeeefffs:fail..done
gehfeffffefefx:ror
gehfeffffefffw:manager
gehfeffffffffw:subagent
gehffdeffffdewb:that one
geicedfeeffffwb:will not
geicfefffffefx:ssé
geiedeeeedfhfb:say>heading
geieeeeefffffx:nto
geifcfeffffcfb:describe>but
geifdffffffcfb:stop>trouble
gejcbcddeheeeb:aux>ok
gejcdefedffefb:fail>i
gejdceeeeffffs:fail..fail
gejefffffffcfwb:queue consumer
gfYgYldfZdbcib:you>stop
gfbdZjeZaegcju:you
gfbhcedidgfdew:he
gfcdhefgfffffw:turned
gfdeeffgfffffw:lost
gfdeeieeffhefw:add
gfdfeffegefefw:reply
gfedegfehffffwb:what i
gfedhffffffffw:their
gfeeeffffgffft:mark,>aux>done
gfeeefffgfffflx:ati
gfeeefffgffffx:ati
gfeefdhffffffw:knew
gfeefeggfffffw:phone
gfeefffffffeft:trouble>if>aux
gfeeffffffffglw:weekend
gfeeffffffffgp:weeke
gfeeffffffgffwb:before you
gfeefffgfffffwb:i turned
gfeefffgfffffwb:turned the
gfeegffffffffwb:the csv
gfeeieeffffeffw:three
gfefdeggfefdfx:ght
gfefefffffffffw:after
gfefefffffffft:i>if>aux
gfefefffgefefx:ose
gfefefffgfffflx:ase
gfefeffgeffffw:deposit
gfefeffgfffffw:receipt
gfefefgffffffw:scheduler
gfefegfffffffw:split
gfefegfffffffx:rns
gfefeggefffffw:bill
gfefeifffffffw:lunch
gfeffefgffffflw:off
gfeffefgfffffw:cron
gfefffeffffffw:charged
gfeffffefffffw:charge
gfefffffffffflx:ipt
gfeffffffffffp:charg
gfeffffffffffp:delet
gfeffffffffffs:rest..done
gfefffffffffft:aux>done>code
gfefffffffffft:if>aux>you
gfefffffffffft:ok>plan>stop
gfeffffffffffw:cash
gfeffffffffffw:null
gfeffffffffffw:script
gfeffffffffffw:unused
gfeffffffffffwb:i had
gfeffffffffffwb:left for
gfeffffffffffwb:the timeout
gfeffffffffffwb:⟨code⟩ table
gfeffffffffffx:ead
gfeffffffffffx:rer
gfeffffffffffx:son
gfeffffffffgflw:pagination
gfeffffffffgfp:pagin
gfefffffffgffp:compa
gfeffffgfffffx:ipt
gfeffffhfffefx:tly
gfefffgfffffflx:ild
gfeffgfffffefwb:the config
gfeffgfffffffw:vacuum
gfeffgfffffffwb:the dev
gfeffheefffffw:extra
gfefgfffeffffw:created
gfefgffffffffc:ーは
gfefgffffffffp:comme
gfefgffffffffp:wedne
gfefgffffffffw:wednesday
gfefgffffffffwb:read access
gfegeffgeffffs:but..done
gfegfefeeffefs:trouble..if
gfegfffffefffb:heading>aux
gfegfffffffefwb:tests for
gfegffgeeffffw:asked
gfehefffeffffwb:i did
gfehfeeefffffp:creat
gfeieffedffffb:only>mark,
gffdffffhffffw:pushed
gffeeeedfffifw:forty
gffefeeffffhfwb:you in
gffefffegffffp:sitti
gffefffegffffw:sitting
gffefffegffffwb:sitting in
gffeffffgffffx:fix
gffeffgffffffp:wordi
gffeffgffffffw:wording
gffefgeefffffw:put
gffefgfffffffw:seven
gffegffeffffft:be>but>mark,
gffegffeffffft:describe>be>but
gffeggeffffffx:pts
gfffeegffffffp:midni
gfffefeffgfffw:past
gfffeffffffffp:mergi
gfffeffffffffp:recon
gfffeffffffffs:but..without
gfffeffffffffs:without..but
gfffefffffffft:done>you>mark,
gfffefffffffft:mark,>done>mark,
gfffefffffffft:mark,>ok>stop
gfffeffffffffw:main
gfffeffffffffw:merging
gfffeffffffffw:posted
gfffeffffffffw:quote
gfffeffffffffw:renamed
gfffeffffffffwb:a single
gfffeffffffffwb:ahead and
gfffeffffffffwb:i took
gfffeffffffffwb:took the
gfffeffffffffwb:went ahead
gfffeffffffffx:ued
gfffefffffgefb:ask>done
gfffefffffgffw:okay
gfffefffgffeffx:ion
gfffefffgffffs:quotation..trouble
gfffefffgffffx:rdi
gfffeffgfffffwb:at midnight
gfffefgffffffw:reverted
gfffefgffffffwb:new one
gffffefffffffp:parki
gffffefffffffwb:parking permit
gffffefffffffwb:permit was
gffffegfffffft:aux>done>ok
gfffffegeffffwb:confirmed for
gfffffffeffffw:conflict
gfffffffeffffw:resolved
gfffffffeffffwb:# has
gffffffffffeft:code>mark,>fail
gffffffffffefwb:down the
gffffffffffefx:kly
gffffffffffffb:all>code
gffffffffffffc:いて
gffffffffffffc:きまし
gffffffffffffc:ていた
gffffffffffffc:ほど
gffffffffffffc:先ほ
gffffffffffffc:先ほど
gffffffffffffc:完了
gffffffffffffc:消息
gfffffffffffffw:pushed
gfffffffffffffw:since
gfffffffffffffx:ved
gfffffffffffflw:asked
gfffffffffffflx:int
gfffffffffffflx:ive
gffffffffffffp:actua
gffffffffffffp:candi
gffffffffffffp:const
gffffffffffffp:encod
gffffffffffffp:expor
gffffffffffffp:holid
gffffffffffffp:rebas
gffffffffffffp:recor
gffffffffffffp:renam
gffffffffffffp:revok
gffffffffffffp:rewri
gfffffffffffft:aux>done>all
gfffffffffffft:code>aux>done
gfffffffffffft:done>cell>trouble
gfffffffffffft:done>you>trouble
gfffffffffffft:gone>mark,>i
gfffffffffffft:i>done>trouble
gfffffffffffft:i>done>you
gfffffffffffft:name>cell>done
gfffffffffffft:trouble>code>done
gffffffffffffw:applied
gffffffffffffw:comment
gffffffffffffw:print
gffffffffffffw:rebased
gffffffffffffw:remote
gffffffffffffw:revoked
gffffffffffffw:rewritten
gffffffffffffw:ways
gffffffffffffwb:# was
gffffffffffffwb:access to
gffffffffffffwb:been applied
gffffffffffffwb:been put
gffffffffffffwb:behind the
gffffffffffffwb:cash the
gffffffffffffwb:deleted the
gffffffffffffwb:i deleted
gffffffffffffwb:it to
gffffffffffffwb:like you
gffffffffffffwb:made the
gffffffffffffwb:missing ⟨code⟩
gffffffffffffwb:over the
gffffffffffffwb:rather than
gffffffffffffwb:the commit
gffffffffffffwb:the merge
gffffffffffffwb:the three
gffffffffffffwb:the whole
gffffffffffffwb:there i
gffffffffffffwb:to ⟨code⟩
gffffffffffffwb:which had
gffffffffffffwb:your branch
gffffffffffffwb:⟨id⟩ to
gffffffffffffx:acy
gffffffffffffx:aky
gffffffffffffx:ced
gffffffffffffx:eep
gffffffffffffx:tup
gffffffffffffx:uum
gffffffffffgfp:postg
gffffffffffgfx:gic
gfffffffffgffw:tip
gfffffffffgffwb:config files
gffffffffgfffwb:half past
gffffffgffffflx:urs
gffffffgfffffwb:the cache
gfffffgffefffw:forwarded
gfffffgffffefw:ever
gfffffgffffffc:さえ
gfffffgffffffp:forwa
gfffffgffffffp:negat
gfffffgffffffp:rever
gfffffgfffffft:aux>mark,>stop
gfffffgffffffw:behind
gfffffgffffffw:flag
gfffffgffffffx:ont
gffffgfffffffw:round
gffffgfffffffwb:dev server
gffffgfffffffwb:that you
gffffgffffffglw:morning
gfffgffffffffw:records
gfffhffffffeffx:ree
gffgeffffffffw:comments
gffgfeeeffgfflw:window
gffgfffffffefp:savin
gffgffffffffffx:log
gffgfffffffffx:ade
gffhdedddefefff:not>none
gfgefeffeefefs:ok..say
gfgeffeffffffwb:the window
gfgfdfeggefefu2:but
gfgfeefefffffw:june
gfgfeegefeffft:you>say>stop
gfgfefeffefffw:issue
gfgfefffeffffb:but>without
gfgfeffffffefw:declined
gfgfefffffffffw2:i went
gfgfeffffffffp:decli
gfgfefffffffft:fail>be>done
gfgfeffffffffwb:i went
gfgffefeffffflw:june
gfgffefffffffw:parking
gfgfffffffffflw:noon
gfgfffffffffflw:step
gfgffffffffffw:permit
gfgffffffffffwb:declined the
gfgffffffffffwb:one in
gfgffffffffffwb:the issue
gfggefdffdeddfw:i
gfhefeefffffew:parcel
gfhefefffffffs:not..without
gfheffgffffffp:appro
gfhfffefffffft:if>aux>now
gfhgcefefefdft:cell>name>cell
gfhiZeZaVbbhglen:7
gfideeefefffft:mark,>aux>stop
gfidfddeeffefp:confl
gfjaZccafbdhfpol:-
ggYbcelccceddl:aux
ggbcjccbeceZdpols:-=
ggcWcWiXWYbkZb:num>stop
ggcfeefggefffw:paid
ggdbieebceeigw:and
ggddcicdfefhdw:et
ggddeffceffhfw:minutes
ggddgdeegdebes:ok..trouble
ggdgeeegfffdflw:now
ggecgfegfffffx:ber
ggedeeeegeffft:verify>mark,>stop
ggedgeffeffefw:five
ggedhefefffefw:online
ggeeeffffffefwb:of them
ggefeefffffffp:sched
ggefeefffffhfw:comes
ggefefeffffffw:used
ggefefeffffffwb:de #
ggefeffefffffw:caterer
ggefefffegfffwb:the hotel
ggefeffffffefw:regression
ggefefgffffefw:rather
ggefegeeeffffw:word
ggeffffffffeflw:table
ggeffffffffffp:cater
ggeffffffffffw:picked
ggeffffffffffw:whole
ggeffffffffffwb:the caterer
ggefgefffffffp:renew
ggefgfffeffffw:read
ggfeeffeeffeft:done>say>stop
ggfefffffffeft:speaker>describe>stop
ggfefffffffffwb:in there
ggffefedefegfwb:to the
ggffefffeffffwb:your card
ggffeffffffefw:single
ggfffffffffeffw2:the #
ggfffffffffefwb:on both
ggfffffffffffwb:# in
gggccdddeffdjx:cia
gggeeeffffffft:done>you>stop
gghedfeeeeffewb:# #
ggheeeeeeefeefx:nd⟩
ghciddcdfefefx:ала
ghdedeeeegfefb:mark,>ok
ghdfdffeeffeeb:mark,>name
ghdfeffffffefw:march
ghdffffgeefdex:ain
ghdfgfffeefeet:trouble>slash>trouble
ghedgffffffefw:replied
ghedieddfeeeew:plan
gheedeheeefefw:black
gheeeeeffffefx:rno
gheeeffffffffwb:a guest
gheefeeeffffft:if>aux>ok
gheefeefffffft:fail>if>aux
gheegeeffffeex:ema
ghefdefeedfffb:say>done
ghefefeffffeffx:ngs
ghefegfffffefw:domain
gheffeeeffffft:be>be>mark,
gheffeeffffffw:conflicts
ghfbdffcgdfddw:test
ghfeeffffffefx:box
ghhbcddecdegeb:now>only
gicceddeeffffb:fail>if
giceffddefffew:quebrando
gicfeefeeffefw:zero
gicfeffffffefwb:the broken
gicffffffffefw:toolchain
gidedbefdffeiw:your
gideeeddfffffp:switc
gidefeeeeefgex:int
gidfdfdefefffw:header
gidfeddffffefb:without>fail
giebeefjeffffw:todo
gieeedeffffeelx:ema
gjcdeeeeeffffb:done>still
gkdbceeddefdeb:mark,>without
gkheZZabcbdabf:verify
gmcdYdcbbgebZb:now>aux
goakYOOWYjdNelen:4
hWjejhZZbXcVbb:mark:>stop
hXgdgieddceVeb:trouble>cell
hYZcgbddhdeidb:mark:>trouble
hYfeeadhheeddb:mark,>i
hYkbcdacdeecdff:code>mark,
hZZfdlfedffaenumbered
hZeigbkcYacabext:one
hZfjVdWXfncdamasked:some
hZiccdeeeceheu2:code
hacccdcdfkfefw:тебя
hajfYeeeedfeeb:done>fail
hbZdeeeeedejeb:arrow>code
hbZdeeeeedejeb:code>arrow
hbciaddheefefw:ne
hbdffhffeffefp:trans
hbeeggeeeefefb:mark,>only
hbghgefeeefefx:ped
hbhehZadeefhefw:die
hbiegfceedffelw:⟨code⟩
hcacekdefffcdw:ao
hcbcheeeegfefs:done..done
hcccdegfjeeefb:not>be
hcceheeeeffcfw:half
hccjddccfefefx:ına
hcddecjgeefdfw:cache
hcdecfefehfefb:speaker>done
hcdeeffehdfgfw:too
hcdieddefffeelx:dim
hcdifeeefefefp:archi
hceedfedfhfhfw:versions
hcefhfefeffeft:mark,>be>stop
hcehdfeeeffffb:speaker>aux
hcfcfedifefdfw:sur
hcfdeahhfefcex:cht
hcfeefeeeefifw:checkout
hcfjfdhXZZchXu:code
hcgffeeeeefdeb:fail>you
hcgiddddeefeex:dim
hchdafefiffdfs:trouble..not
hcheffdeeeffelx:de⟩
hchfdgeeeefdew:call
hciaacacggeieb:all>stop
hcicdddffefeelx:ado
hcifcefffefeeb:arrow>trouble
hclcaedeeefefu2:fail
hdbWVfcgceqdbu:ask
hdbfcedegegiew:branch
hdbidcchfffdfwb:habe ich
hdccfjgdgefdex:ite
hdcddciefffdfx:aki
hdcdecdjfffedx:tir
hdcedejdeefffx:wał
hdddeffeiffffw:salvato
hdddejcdeeedfb:plan>describe
hddegfeffefhfx:urs
hddfdfffeffgffw:het
hddffffffefefff:cell>done
hddhidfdfdeceb:done>ok
hddiffeffdfffwb:have been
hdecgieddceXeb:cell>trouble
hdedefehefffft:mark,>speaker>stop
hdeecedifefffw:avoir
hdeedecjfffffw:tijd
hdeedeidfffffw:naar
hdeedfeefgfffff:speaker>aux
hdeeeehdgfffex:egt
hdeeeieefffefp:arran
hdeefffffgfffwb:it was
hdeegheeefffdx:tte
hdefdfdffffhfwb:à #
hdefefdhefffft:aux>mark,>i
hdefeffffgfffff:speaker>done
hdefffedfffifw:drive
hdeffffgeffeft:mark,>all>aux
hdeheeeefefefx:rek
hdeiefffeefdfp:nessu
hdfdheehdcfefff:aux>done
hdfedfefdefgfb:mark,>of
hdffeeffhffffs:ok..isaid
hdffeffgfffffx:sit
hdfffdegeefgew:form
hdfffffffffdfp:block
hdfffffffffffwb:where it
hdgeeffffefffw:landlord
hdgffffffffffwb:after the
hdggeffffefefb:code>aux
hdicdfdffffdew:well
hdidcdeeeffeew:przez
hdideeeefefdfw:slack
hdjYYadabfdibu:command
hdjddeefeffbfs:fail..trouble
hdkacaecdffefb:plan>not
heceefdgfeeefb:ok>plan
hecfhffffffdft:cell>trouble>trouble
hecfhffffffdft:trouble>trouble>cell
hechedeefffeew:u
hedcegfeefgfeb:aux>you
heddedeffffehp:condo
heddeeehfffefx:ben
hedeeehefefffwb:black friday
hedeefhefffefx:eht
hedeffffffffft:mark,>mark,>without
hedegefefffefb:trouble>if
hedehefeffffffx:hed
hedfdffehdfffb:mark:>done
hedfefffgfffex:cal
hedfegeefefhex:nch
hedfffeffffhep:colum
hedffffeeffffff:aux>open
hedfgffffffeft:fail>you>stop
hedfhfffeffcfwb:van #
hedgefeffffffw:made
hedgefffffffft:all>of>mark,
hedhefeefffdffw2:the invoice
hedicdefeffdfw:rekening
heededdifffeflx:cht
heedhdeefffefx:nne
heedheeeeefefw:ricerca
heeebedifgfdfw:ce
heeeefedfgfffp:incid
heeeefegffffet:be>you>stop
heeeeffeefffft:be>aux>mark,
heeeefffefffft:mark,>i>done
heeeefhdffffex:tag
heeeegfeffgefw:config
heeeffffeffffw:deleted
heeeffffffffft:aux>quotation>stop
heeegeeeeffefs:done..if
heeegeeefffefw:qui
heeegffffefefw:weekly
heeeheedfffffx:ité
heeeheeefffefp:ricer
heeehfeeeffgfp:forma
heefdfeffffgfwb:h #
heefdfeffgfffb:done>speaker
heefdfffffgffb:done>some
heefdfffhffefs:correct..trouble
heefeffffffffp:remov
heefeffffffffw:swapped
heefeffffffhfw:april
heefefffgffffx:ote
heefeffhfffffwb:in all
heeffegffffffw:role
heefffefffffelw:esquema
heefffefffffep:esque
heeffffeffffex:min
heeffffffffefff:trouble>code
heeffffffffeffx:ked
heeffffffffeflw:included
heefffffffffffx:ded
heefffffffffft:aux>done>you
heeffffffffffw:switched
heefgefffffffw:renewed
heefgfffffffffw:rent
heegcfeffefgflx:ies
heegefffffffep:upgra
heegefffffffew:upgrade
heeideefeffdfp:reken
hefddefdgefffw:had
hefddghdeefefw:friday
hefdfffefgfffp:voice
hefeceeeegfefb:i>all
hefeeeedfgfffw:après
hefeeffefffffw:event
hefeeffefffffw:sleep
hefeeffefgfefwb:from the
hefeegeefefeflw:friday
hefefffffefefw:reminders
hefegeefeffeex:ved
heffdfffffffft:mark,>not>trouble
heffeffefefffc:了一
heffeffffffefw:killed
heffefffffffflx:ght
heffefffffffft:aux>done>done
heffefffffffft:trouble>of>stop
heffeffffffffw:room
heffeffffffffw:took
heffeffffffffwb:is back
hefffffffeffflw:corrected
hefffffffffefb:trouble>code
hefffffffffffb:you>trouble
heffffffffffflw:drive
heffffffffffflw:⟨path⟩
heffffffffffflx:th⟩
hefffffffffffp:swapp
heffffffffffft:slash>trouble>mark,
hefffffffffffw:clock
hefffffffffffwb:him the
hefffffffffffx:ane
hefffffffffffx:yer
heffffgfffffew:received
hefffgffffffew:full
heffgffffefefwb:the weekly
heffiZccebbYZb:not>stop
hefgdffffefffff:of>heading
hefmbcXccZcYhf:i
hegceeeefffffb:fail>fail
hegddfffeffffb:earlier>aux
hegeeffffffffw:shared
hegfdffffffeft:now>aux>fail
hegfefffeffffwb:so i
hegfeffffffdffw2:⟨code⟩ ⟨code⟩
hegfefffffffflw:tuesday
hegfeffffffffp:tuesd
hegfeffffffffw:tuesday
hegffffffffffp:landl
hegffffffffffw:flaky
hegffffffffffwb:the landlord
hehdedeffffffx:uto
hehdeeeffffffx:ail
hehdfefffdfffp:sprea
hehdfefffdfffwb:the spreadsheet
hehedheefdedew:up
heheeedfgffcfx:tał
hehefeefeefeep:remin
hehfdfffeffefwb:# is
hejcecfdeffffs:plan..not
hfddceedgdfgfpol:=+
hfdddeefeffgfp:minut
hfddeeeegeffgx:ces
hfddlTdjiaZMRlen:35
hfdeeeffhefdfw:those
hfdeeheeeffffb:ok>speaker
hfdfdffgfffffw:docker
hfdfeeeegffffb:i>if
hfdfefffhffffwb:to mr
hfedgffffffffwb:so that
hfeedfeegeffeb:aux>verify
hfeeeffeeffffb:done>open
hfeeeffgeffffb:aux>i
hfeefeefffffft:you>aux>done
hfeefefeffffft:aux>you>stop
hfeeffeeffgffs:plan..still
hfeeffffffffelx:mit
hfeeffffffffft:i>fail>trouble
hfeefffffffffwb:their own
hfeefffffffffx:bon
hfeefffffffffx:gin
hfeeffffffffgw:weekend
hfeefgfffdfffp:figur
hfeegfeeeffffw:login
hfefdeffhefefs:isaid..ok
hfefefeggefffp:corre
hfefefffeffffw:favour
hfefeffffffeft:mark,>fail>be
hfefefffffffffx:led
hfefefffffffflw:paid
hfefefffffffft:aux>done>of
hfefefffffffft:done>describe>stop
hfefeffffffffw:ahead
hfefeffffffffw:issued
hfefeffffffffw:onto
hfefeffffffffw:removed
hfefeffffffffwb:the missing
hfefefgffffeflw:build
hfefegffeffffwb:back to
hfefffeffffffx:ard
hfefffffeffffc:昨日
hfefffffffffft:done>fail>code
hfefgfeffffffx:mos
hffceggdefffex:ine
hffcgffffffffs:fail..open
hffdffgefffffw:enough
hffedfeefefgfp:artef
hffeefeffffffwb:as requested
hffeffefffffft:aux>done>if
hffefffffffffwb:'s what
hffefffffffffwb:that 's
hffeffffffgffw:also
hfffefeefehefb:ask>if
hfffefeefffffx:lit
hfffefeefgfffx:rès
hfffefffffffflw:only
hfffefffffffft:done>mark,>done
hfffeffffffffw:exported
hfffeffffffffw:sorted
hfffeffffffffwb:favour of
hfffeffffffffwb:in favour
hfffeffffffffwb:three review
hfffeffffgfefx:tin
hfffffeffffffp:membe
hffffffffffeflw:transfer
hffffffffffffc:ォル
hffffffffffffc:ォルダ
hffffffffffffc:フォ
hffffffffffffc:フォル
hffffffffffffc:ルダ
hffffffffffffw:legacy
hffhfeeefefffx:cts
hfgcdeegcfebeb:aux>fail
hfgedfffeffffw:gave
hfgeffeffffffw:duplicate
hfhfeedffefffb:trouble>speaker
hgVgXhjedccdaw:na
hgccedecgdefepols:+=
hgcfgeeefffeew:visa
hgddeedgfefhex:tzt
hgddfabigbdadb:open>stop
hgdeefffffffft:mark,>without>none
hgdfggdhdeebfw:now
hgdgeeheeefefx:dex
hgedadheffeceb:say>stop
hgeedeeeegfefb:earlier>mark,
hgeeeffffffffwb:login test
hgefeeeefffefu2:earlier
hgefefeffdfefp:quart
hgefffeefffeft:you>be>ok
hgegfddeeffdfw:were
hgffeeeeffffflx:cts
hggddgeeeeegew:just
hgibZdefedefeneg:trouble
hgiddeddededefw:⟨command⟩
hhceefffefffft:without>none>stop
hhddeedefffffs:fail..if
hhdecffeeefefb:mark;>i
hhdeeegeeffefwb:and the
hhdeefdeeffffp:circu
hheeeeeefegefp:inclu
hhhfdZddfdefdw:el
hiYgceeegefdeb:none>stop
hicbcdeeeceddf:name
hicedeedeffffx:óry
hicfeefffffefw:broken
hidecdefeeedes:ok..ok
hiebZdcdjfedeb:mark,>aux
hiecefeefefdfw:durch
hiehbWbXhXahYb:be>stop
hjZdceeegdhheb:mark,>ask
hjcakZcbeddbbb:plan>heading
hjccdddeeffefc:스크
hjcdcddgeeecfs:fail..ok
hjcdcefeeefcfb:paren>trouble
hjceedddeegeeb:be>be
hjfaZeYebfcgbu:all
hkYfdeeedefdeb:without>none
hkadacegddebdu2:ok
hkgccbcddeefcfw:your
hlTZhZbZcYcVhu:good
hmXaaYedceeedff:i>stop
hmadecedeceYcl:all
iRgcgafdbcdckb:trouble>trouble
iXeggcbecjeaeb:aux>done
iXlfZgbbTYdVbff:mark:>stop
iYYggbheedfjew:over
iZZckcacdfeabb:say>mark,
iZZdaceclefdeb:stop>mark,
iZacbbdeieeheff:mark:>trouble
iZbfhcideeffcx:ato
iacfhffffdfefff:done>trouble
ibZgibYbacedlu:heading
ibbdcdiceegidw:um
ibeecfeggffefb:not>trouble
ibegffeefgedfx:ted
ibggdcdhfefddlx:dım
ibhgbhjcedcXaw:o
ibidcddajefecp:takıl
ibidedcdfffddw:od
ibiedeefeeedeb:ok>say
ibifeeffedfgfb:earlier>stop
icacddchfefiex:owy
icadceehiefeewb:się nie
icaeacccZbdlgl:trouble
icaiefffecffew:have
icbedeffeffifw:hours
icbfefjefffadw:serwer
icbhhbcddefcew:den
icblcccddefeeu:deliberate
icdededdfefehlw:review
icdfgffeffffex:das
icdhdeddfefefp:abier
iceededhedfffb:mark,>heading
iceeeefffffifw:own
iceeeefgfgffex:led
iceeeegfffgdew:work
icefeffffefefb:done>all
icegffffffffffx:ped
icfVfZbZeXbnWext:some
icfbfechdefgeb:heading>stop
icfffegffffefwb:up the
ichcehdefffdex:ние
icibccfgfdfdefw:that
icicedbehffaew:został
idbeceeheefdfb:done>paren
idddddehfffeflx:tir
idddehdefffefx:ayı
iddfdfffeffeeb:trouble>ask
iddfffeeffffec:まし
iddfffeeffffec:ました
iddfffehfffeew:final
iddffffegfffeb:speaker>mark:
iddfffffefffeff:speaker>mark:
iddffgfeffffdx:art
iddhecdffffdfx:ную
iddhecdffffdfx:цию
ideedeeefefhfw:artefacts
ideedggdfffffw:train
ideeeeeeffffglx:iew
ideeeffffffefwb:ne ho
ideegfeeeffeec:した
idefdeffeffdfp:terug
idefeefefffffw:layer
idefeffffffefff:done>you
idefeffffffeflw:work
idefefffffffft:ok>mark,>trouble
idefeffffffffw:him
ideffffffffefw:s3
idefffffffffdlx:art
idfdfeedfdfehwb:for the
idfedffffefffwb:to #
idfeeffffefeflw:too
idfeeffffefefwb:out too
idfefefeffffew:hit
idfegeedfefhdx:lle
idffdffffffffs:good..num
idffedefdefffb:i>fail
idffeffffffdfw:blocked
idffffffeffffw:where
idgffcddeceadb:cell>name
idgffcddeceadff:cell>name
idhdgddeeefdfw:und
idhedfeffffdfx:aar
idkcceeeeffbfb:fail>trouble
ieUYliYZZXedif:ok
iecacdieddehew:by
iecfeffffgfdfw:steht
iecffeffbffhft:trouble>mark,>stop
iechdeefeeffffw2:i have
iechedeeeffefw:all'
iedcecdifffefwb:ik heb
iedceeefeefeeff:aux>quotation
iedceeefeffeeb:aux>quotation
iedddeedgffffx:tum
ieddedheeffffx:iel
ieddeeehfffeex:ckt
ieddgdeeeffdfw:gestartet
ieddgdeeeffdfw:neu
ieddgeegeffcfw:gone
iedeeeeffegfew:home
iedeeffffffefx:sht
iedeeffgefffft:i>done>stop
iedefdffeffefx:erd
iedfeeefgffefx:ged
iedfeffffffdfwb:pr #
iedfffefffffew:esquema
iedffffffffdflx:ldi
iedffffffffffwb:fixed the
iedieddeffcdcw:sua
ieedfdeffffefx:niz
ieeedhedfffffp:extra
ieeeeeeefffffx:ida
ieeeeffeeffffs:gone..done
ieeeeffffffffb:ask>earlier
ieeeffffffgefw:included
ieeegeeeeffefp:gesta
ieeegeeeeffefwb:neu gestartet
ieefcfeffffgfwb:# h
ieefcfeffgfdfw:matin
ieefcgfffffffw:wake
ieefdefefefefff:mark,>done
ieefdehefffefx:ser
ieefdffffffdft:trouble>mark,>be
ieefeefffefeft:ok>trouble>stop
ieefefeefffffw:arranged
ieefefffeefffw:corrected
ieefeffffffefb:code>done
ieefeffffffeffw:added
ieefeffffffefw:added
ieefefffffffft:done>code>stop
ieegeeffeffffwb:to your
ieegefeffffefwb:has been
iefcfffefffffwb:left a
iefcfffefgfffw:voicemail
iefdffeffffefwb:sur ⟨code⟩
iefefedffffeep:dupli
ieffdfeffgfefwb:ce matin
ieffdfffffffft:trouble>mark,>not
iefgcfeffefefs:not..trouble
iegddeedeffffx:sto
iegddfffeffdfb:trouble>not
iehdfeeefcfffw:spreadsheet
ieheeeffeffdfx:ldi
iehfYcddeceaeb:name>cell
ifafhefffffcft:cell>cell>trouble
ifcfdeffeffffff:i>all
ifcffeeeeffefw:left
ifdeeffffffeffx:th⟩
ifdhdeefeefffwb:i have
ifechfdgeeeaew:all
ifedfeeffgfefp:ammin
ifeeeedffffffw:board
ifeeeeefffffft:if>aux>stop
ifeeefeffffffw:merged
ifeefgeffcgffw:figures
ifefcffffefefp:print
ifefdffegfffft:done>mark,>not
ifefeffffffeft:good>trouble>trouble
ifefeffffffffb:code>code
ifefefffffffft:mark,>done>stop
iffeeeeefefefb:done>if
iffeefeffffffw:requested
ifffdfefgffdfwb:# a
ifffdffffffffc:三个
iffffffffffefw:transferred
iffhdbdfegeddw:has
ifhacbccaicYbf:speaker
ifjadcfkXbWbbend-
igbgddicedfdfw:index
igdfeebdcdfgiw:for
igefcfffffffft:cell>trouble>slash
igfUVWieZXYWgf:
igfUVWieZXYWgff:>
igfUVWieZXYWgl:
ihbedeegeffefx:rta
ihbeeeefeeefcb:verify>aux
ihbffefffffdft:fail>ok>stop
ihccdedhfefddw:jetzt
ihcdeeeffffdfwb:'s in
ihceedeeefeefb:earlier>be
ihcfceffeeeedw:in
ihdeeedefefefx:bel
iheedfeeeffeewb:in the
iheedfgfecfefw:under
ihgebecddefcet:mark,>num>stop
ihkZbZabYgdXjb:aux>stop
iiZghcbadeeccw:est
iidcfdddfffefwb:en el
iiddedeffffcfx:ные
iiiabadeddedew:geen
ijcheYdafcfgbw:en
ijdfafeeeffedff:trouble>slash
ijlhRYUbcZcXbf:not
ikadceccdefffw:który
ikcaVfYfcfchbext:all
imgeVdeeedeccext:n=m
jXbekedddefceff:ok>mark,
jYZdddegcjfbeb:all>aux
jYbZYXqYdccXef:if
jYcibddicfedeff:describe>aux
jZcdideefefdeu2:name
jZfibbbgfdfcdx:dım
jZiZbbeieefddx:ado
jZicbdhhddebdw:op
jZkdaeadeddWcff:num>
jaYaidceegeeeu2:done
jaZadkdeeffdfw:já
jaabdcdjfefdbw:mail
jaabecdkfffebfw:mail
jaaciedbbdfcfff:done>mark,
jaigdbgcddefew:an
jbZdfefeigfcfb:trouble>aux
jbbcbcddbkfbfw:alle
jbbdgidceefedw:auf
jbbgcccieefcdc:어요
jbcceieefffdffw:ik
jbjabbcdfdeeeb:you>aux
jbkabcddeeeeeff:you>aux
jcaicaahgefcew:habe
jcbddbkffffaew:iade
jcbiebdffffcep:заказ
jcbjeefedefcew:been
jcdcdfdgeehedb:be>you
jcddddeffffgfw:worker
jcdfeeedfffgdfw:so
jcdgdgbgidfcdw:i
jcefcffffffffb:good>num
jcefcffffffffff:good>num
jcgcedbchdfbfb:aux>all
jcgceeefddfeeb:now>be
jcgecfefeefcfb:fail>be
jdbbicdefffefc:자내
jdbceceieffdep:уведо
jdbeifffedfcfff:trouble>aux
jdbgccedeeeges:done..plan
jdcceedehffdfw:pro
jdcdeefffffefp:condi
jdceeffffffdfp:gepus
jdddcfeehffdfw:hij
jddddfeedefffb:be>aux
jddeeeedgfffdw:liegt
jddegedcfhfdew:from
jddfffeffdfeffx:ted
jdededeffffefx:ено
jdeedfeffffefx:zet
jdeeeeeefffffx:eri
jdeefeeefffegx:iew
jdffddeeeefffff:i>fail
jdffeffffffffff:good>done
jdhccccefffefc:하신
jeUefeYfVZciif:trouble
jeYddgcgdadibb:cell>cell
jeccdhdggefdex:mit
jeceeeeffffefwb:one 's
jecefdfeeffefp:profi
jecfefdfeffdfx:any
jeddedeffgfdfw:amministratore
jedfbfefeffgfw:h
jedfeffffffeft:cell>done>cell
jedffefefefffff:of>trouble
jeecfffeffffffw2:left a
jeecfffeffffffw:left
jeefffffdffffb:earlier>done
jefcfffefffffw:repo
jehfdffffffdfb:fail>code
jfWechfjdafdaw:le
jfcceffffffffb:trouble>you
jfcchcdbcdeeeff:i>done
jfffcfffffffft:cell>cell>done
jfhcbcegcceZeb:mark,>all
jgXeaaajbfdcdf:open
jgcebcdeeefgew:di
jhbbbdchddfeew:ya
jhbdefecdeffeb:i>now
jhcbcbbbddcieu:trouble
jhdcdfedeffefwb:c' est
jibfbdgedefbfb:all>of
jidbbabachcXau:name
jjeZgZbgddeabw:del
jkaacccceefcew:c'
kWdgkcbadegZdw:do
kWgZababcaekeb:command>stop
kXagkeeddbebdl:done
kYehfaahgdeaaw:ho
kYkdZeaddddWcl:num
kbcceecdeefehw:review
kbeeeeddeeeedce:した
kbefeffffffffb:done>name
kcZeceeeedfffb:done>code
kcbadicdhffcew:commit
kccbjbbdfefdfw:и
kccedeeffefcew:gepusht
kcceeeeefefeft:name>cell>cell
kcceffedeefefw:ci
kceeceeegefeew:mr
kcefcffffefefb:good>done
kcefdffffefffs:good..done
kcefffffeffffb:ask>aux
kcgededeeefefw:card
kciaiacdedfcew:een
kdbfdffffffcfb:trouble>now
kdcdcdeefffffc:관리
kdcedcfffefcfff:ok>trouble
kddceceffffdfp:перес
kdddddddeeedeff:aux>mark,
kdddddeefffdffw:den
kddddedefefffp:yükle
kddddeeefefdfb:name>name
kdecdeeefffeffw2:c' est
kdecdeeefffeffw:c'
kdefeffffffffff:done>
keccdceffffdfp:abges
kececdeffdfcfb:ok>trouble
kecfeffffffces:good..trouble
kefcdbdcefehclw:#
kfYZebdgbjdXdu:gone
kfbddeeefefdffw:⟨path⟩
kfcigZbZeedZeb:if>aux
kfgdbceeddeeeb:done>you
kgWbjbfcbbeecb:trouble>mark,
kgaYjabcdedecpol1:+
kgbbacciegeZeb:gone>stop
kgfdefdcdeeedw:so
khccdechfffbew:'s
kiYecddieeeaeb:fail>ok
kiZecddgeefaeff:fail>ok
kibXcddlcdedeff:open>stop
lWhgbZaeZZdZjf:aux
lZYgaaajeeeacce:어요
lZZdgecdddfZeb:mark,>some
lZefeffffefefb:good>code
lZefeffffefefff:good>code
lZghbZaieeebbw:heb
lZjaccbbeefddw:y
laadicbcdeeacff:say>mark,
laeeiabfdedbdu:done
lbZdcehcddfeeb:mark,>command
lbabdbhheedecl:i
lbbbhcdceefdbfw:ho
lbccdeeefffeew:ar
lbceeededefedce:ました
lbeeYeeedeeddb:trouble>describe
lcaafbdiZceceb:i>done
lcaeceeffefdfff:done>code
ldZiXdciZdcVcb:speaker>stop
ldagbdccefedeb:done>plan
lddfdffedefefb:done>mark:
lfdcdeffeffefb:aux>of
lhdacaccdeddcpol:+
lidabaccdfddcpols:+
lihcWcYbadeXcb:mark,>num
ljbhdcWZabbbWk:emoji
ljiXceedbefefb:open>mark,
mTkZWkYZaZeVcb:code>mark,
mXfbXaYZlffdeu2:stop
mcbfcffffffaeb:good>trouble
mcbfcffffffaeff:good>trouble
mdafcffffefffff:done>fail
mdfVdVgVeXahXu:num
meYebeeecffddl:describe
mefZjZaZYVdTcf:done
mhWaibcacacYZf:good
mheZbabcefddcpoll:+
mnYaXcaZadeadff:not>stop
nXXYfbegkbdcbb:aux>mark,
nZcbdddeedfcdb:name>stop
naYcdbbcececeff:speaker>stop
naggcWbdifcXcu:aux
ncdeafeddcfefb:mark,>done
ndbZccdcddecfff:if>aux
oZYcdebbedfcew:pr
ocaeaefefdfdfb:cell>done
ofVcZcacddfZdff:mark,>num
ohTUXUXdddeWflen:2
qXdfcfeeeefeeff:good>`;
