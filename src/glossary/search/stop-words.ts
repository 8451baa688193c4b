import { fold } from './fold';

/** Words that carry a question but not its subject. */
const GERMAN = `
  aber alle allen aller alles als also am an auch auf aus bei beim bekomme bekommen bekommt bin bis
  bleibt brauche braucht da dabei dafuer dann darf darfst davon dazu dem den denn der des dein deine
  deinem deinen deiner dich die dies diese diesem diesen dieser dieses dir doch dort du durch duerfen
  duerft eben eigentlich ein eine einem einen einer eines einfach er es etwas euch euer eure eurem
  euren eurer fuer funktioniert ganz geht gelten gibt gilt gleich habe haben habt hat hatte hier ich
  ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins ist ja jede jedem jeden jeder jedes jemand
  jetzt kann kannst koennen koennt macht mache machen mal man mein meine meinem meinen meiner mich mir
  mit moechte muss musst muessen muesst nach nicht nichts noch nochmal nun nur ob oder ohne passiert
  passieren schon sein seine seinem seinen seiner sich sie sind so soll sollen sollte sonst trotzdem
  tun um und uns unser unsere von vom vor war waehrend wann warum was welche welchem welchen welcher
  welches wem wen wenn wer werde werden wie wieso will wird wir wo wohin woher wuerde zu zum zur
  zwischen bedeutet heisst eigenen selber bitte frage regel erklaere nochmals gerade beide beiden
  dass damit daran darauf davor danach weil ueber unter viel viele vielen sehr moeglich erlaubt
  hab hast ne nen nem ner n krieg mach geb gibts gehts isses ists wieviel wieviele trotz trotzdem erst
  anderes anderer andere anderem anderen derselbe dieselbe dasselbe denselben demselben selben einmal
  irgendwie irgendwas irgendwo eh halt nun na naja okay ok gar genau ungefaehr vielleicht vorher
  nachher zuvor davor wieder weiter bereits bisher dadurch deshalb deswegen daher darum hierbei dazu
  jeweils jedoch sondern sowie sowohl weder entweder wegen statt anstatt seit jemandem jemanden
  niemand keiner keinem wirklich sicher lieber besser extra drin mitten daneben heraus rein raus hin
  her los welch solche solcher solches mehrmals oft meist meistens manchmal nie niemals lang lange
  sage sagt sehe sieht denke glaube weiss verstehe verstehen moechten wollen willst
  wollt koennte koennten sollten muesste duerfte haette waere bleiben bleib bleibe heissen stimmt
  richtig falsch unterschied unterschiede typ kerl ding dings sache sachen legen gelegt lege legt liegt liegen pro kriege kriegt kriegen bekommst nimmt nehme nehmen mehr wurde wurden worden`;

const ENGLISH = `
  a about actually after again all also am an and any anybody anyone are as at be because been before
  being both but by can cannot could did do does doing done during each for from get gets getting give
  given gives go goes got had happen happened happens has have having he her here him his how i if in
  into is isn it its just like make makes many may me mean means might much must my no not now of off
  on once only or other our out over own please quite really rule rules same shall she should so some
  still such than that the their them then there these they this those to too under until up us use
  used uses using very want was we were what when where whether which while who whom whose why will
  with without would everyone everything somebody someone ever never always already yet even though
  although because since anyway maybe perhaps instead else rather actually exactly right thing things
  let lets am gonna wanna gotta cant cannot wont isnt arent doesnt dont didnt can't pick picks prefer
  mid hello question difference between whats wheres whos hows you your yours work works t s don doesn im ive need needs something explain per`;

const STOP_WORDS: ReadonlySet<string> = new Set(
  `${GERMAN} ${ENGLISH}`.split(/\s+/).filter(Boolean).map(fold),
);

export const isStopWord = (folded: string): boolean => STOP_WORDS.has(folded);
