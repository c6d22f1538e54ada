import type { LyricsNoteCode } from '../lyrics/lyrics-notes.ts';

/** A form in which lyrics arrive, and what a track stores of it, whichever way they came. */
export type LyricsForm = {
  readonly name: string;
  readonly text: string;
  readonly stored: string;
  /** Code and first line of each note. */
  readonly notes?: readonly `${LyricsNoteCode} ${number}`[];
};

const form = (name: string, text: string, stored: string, ...notes: NonNullable<LyricsForm['notes']>): LyricsForm => ({
  name,
  text,
  stored,
  notes,
});

const TIMES: readonly LyricsForm[] = [
  form(
    'one time a line',
    '[00:01.50] Deniz\n[00:04.00]\n[1:02.345]son [söz]',
    '[00:01.50] Deniz\n[00:04.00]\n[01:02.35] son [söz]',
  ),
  form(
    'CRLF, a byte order mark and tags',
    '\uFEFF[ti:Deniz]\r\n[ar: Ada]\r\n[#: x]\r\n[00:01.00]a\r\n',
    '[00:01.00] a',
  ),
  form('old Mac line ends', '[00:01.00]a\r[00:02.00]b', '[00:01.00] a\n[00:02.00] b'),
  form('seconds only', '[00:05]a\n[0:6.0] b', '[00:05.00] a\n[00:06.00] b'),
  form('hundredths behind a colon', '[00:05:50]a', '[00:05.50] a'),
  form('a comma for the point', '[00:05,5]a', '[00:05.50] a'),
  form('hours', '[01:02:03.50]a', '[62:03.50] a'),
  form('more than 59 seconds', '[01:75.00]a', '[02:15.00] a'),
  form('spaces in and around the brackets', ' [ 00:05.00 ]  a  ', '[00:05.00] a'),
  form('wide brackets and digits', '【００：０１．００】a\n［00:02;50］b', '[00:01.00] a\n[00:02.50] b'),
  form('digits of Arabic', '[٠٠:٠١.٥٠]مرحبا', '[00:01.50] مرحبا'),
  form('round brackets', '(00:01.00)a\n\n(00:02.50) b', '[00:01.00] a\n[00:02.50] b'),
  form(
    'no brackets',
    '[Koro]\n0:01 – 0:04 Deniz\n0:05 - mavi\n1:00:07 gece',
    '[Koro]\n[00:01.00] Deniz\n[00:05.00] mavi\n[60:07.00] gece',
  ),
  form('times in lines of their own', '0:01\nDeniz\n\n0:05\nmavi', '[00:01.00] Deniz\n[00:05.00] mavi'),
  form('a song about clocks', '10:15 tren\nkalkar\n10:30 vapur\ndöner', '10:15 tren\nkalkar\n10:30 vapur\ndöner'),
  form('clocks that go back', '12:30 tren\n11:15 vapur', '12:30 tren\n11:15 vapur'),
  form('negative times', '[-00:01.00]a\n[00:01.00]b', '[00:00.00] a\n[00:01.00] b'),
  form(
    'several times',
    '[00:30.00][00:10.00]Koro\n[00:20.00]Gece',
    '[00:10.00] Koro\n[00:20.00] Gece\n[00:30.00] Koro',
  ),
  form('the same time twice in a line', '[00:10.00][00:10.00]a', '[00:10.00] a'),
  form('an offset is sooner', '[offset:+500]\n[00:01.00] a', '[00:00.50] a', 'lyrics_shifted 1'),
  form('a negative offset is later', '[offset: -500 ]\n[00:01.00] a', '[00:01.50] a', 'lyrics_shifted 1'),
  form(
    'an offset never moves a line before the start',
    '[offset:5000]\n[00:01.00] a\n[00:02.00] b',
    '[00:00.00] a\n[00:00.01] b',
    'lyrics_shifted 1',
    'lyrics_same_time 3',
  ),
  form('an offset with decimals', '[offset:250.0]\n[00:01.00] a', '[00:00.75] a', 'lyrics_shifted 1'),
  form('an offset of nothing', '[offset:0]\n[00:01.00] a', '[00:01.00] a'),
  form('unsorted lines', '[00:05.00]b\n[00:01.00]a', '[00:01.00] a\n[00:05.00] b', 'lyrics_sorted 1'),
  form(
    'equal times',
    '[00:05.00]a\n[00:05.00]b\n[00:05.00]c',
    '[00:05.00] a\n[00:05.01] b\n[00:05.02] c',
    'lyrics_same_time 2',
  ),
  form(
    'times that are equal in hundredths',
    '[00:05]a\n[00:05.001]b',
    '[00:05.00] a\n[00:05.01] b',
    'lyrics_same_time 2',
  ),
  form('a pause at the time of a line', '[00:05.00]\n[00:05.00]a', '[00:05.00] a'),
  form(
    'lines without a time stay where they are',
    '[00:01.00]a\nKoro\n\n[00:05.00]b\nc',
    '[00:01.00] a\nKoro\n[00:05.00] b\nc',
    'lyrics_untimed 2',
  ),
  form('lines without a time before the first', 'Söz\n[00:01.00]a', 'Söz\n[00:01.00] a', 'lyrics_untimed 1'),
  form(
    'lines without a time move with the line above',
    '[00:05.00]b\nc\n[00:01.00]a',
    '[00:01.00] a\n[00:05.00] b\nc',
    'lyrics_sorted 1',
    'lyrics_untimed 2',
  ),
];

const SUBTITLES: readonly LyricsForm[] = [
  form(
    'SubRip',
    '1\r\n00:00:01,000 --> 00:00:04,000\r\n<i>Deniz</i>\r\nmavi\r\n\r\n2\r\n00:00:04,000 --> 00:00:06,500\r\nGece\r\n',
    '[00:01.00] Deniz mavi\n[00:04.00] Gece',
  ),
  form(
    'WebVTT with a gap',
    'WEBVTT\n\nNOTE x\n\n00:01.000 --> 00:02.000 align:start\n<v Ada>Deniz\n\n01:00:03.000 --> 01:00:04.000\nGece',
    '[00:01.00] Deniz\n[00:02.00]\n[60:03.00] Gece',
  ),
  form(
    'arrows that a word processor changed',
    '00:00:01,000 –> 00:00:04,000\nDeniz\n\n00:00:04,000 → 00:00:06,000\nGece',
    '[00:01.00] Deniz\n[00:04.00] Gece',
  ),
  form(
    'SBV',
    '0:00:01.000,0:00:04.000\nDeniz\nmavi\n\n0:00:04.000,0:00:06.000\nGece',
    '[00:01.00] Deniz mavi\n[00:04.00] Gece',
  ),
  form(
    'SubStation Alpha',
    '[Script Info]\nTitle: x\n[Events]\nComment: 0,0:00:00.00,0:00:01.00,,,0,0,0,,no\n' +
      'Dialogue: 0,0:00:04.00,0:00:06.00,Default,,0,0,0,,Gece, uzun\n' +
      'Dialogue: 0,0:00:01.00,0:00:03.00,Default,,0,0,0,,{\\k50}De{\\k50}niz\\Nmavi',
    '[00:01.00] Deniz mavi\n[00:03.00]\n[00:04.00] Gece, uzun',
  ),
  form(
    'TTML',
    '<?xml version="1.0"?>\n<tt xmlns="http://www.w3.org/ns/ttml"><head/><body><div>\n<p begin="00:01.000" end="4s">Mar &amp;<br/>sal&#x21;</p>\n' +
      '<p end="0:01:02.5" begin="5000ms"><span begin="5.0s">De</span><span begin="5.4s">niz</span></p></div></body></tt>',
    '[00:01.00] Mar & sal!\n[00:04.00]\n[00:05.00] <00:05.00>De<00:05.40>niz',
  ),
];

const WORD_TIMES: readonly LyricsForm[] = [
  form('word times', '[00:01.00]<00:01.20>Deniz <00:01.60>mavi', '[00:01.00] <00:01.20>Deniz <00:01.60>mavi'),
  form(
    'word times between spaces',
    '[00:01.00] <00:01.04> When <00:01.16> the <00:02.00>',
    '[00:01.00] <00:01.04>When <00:01.16>the<00:02.00>',
  ),
  form('syllables', '[00:01.00]<00:01.00>De<00:01.20>niz', '[00:01.00] <00:01.00>De<00:01.20>niz'),
  form(
    'word times in square brackets',
    '[00:01.00]De[00:01.20]niz [00:01.60]mavi[00:02.00]',
    '[00:01.00] <00:01.00>De<00:01.20>niz <00:01.60>mavi<00:02.00>',
  ),
  form(
    'word times without a line time',
    '<00:01.20>Deniz <00:01.60>mavi\n<00:03.00>Gece',
    '[00:01.20] <00:01.20>Deniz <00:01.60>mavi\n[00:03.00] <00:03.00>Gece',
  ),
  form(
    'a silence between two words, and the end of a line',
    '[00:01.00] <00:01.00>Deniz<00:01.50> <00:02.00>mavi<00:02.50><00:04.00>\n[00:03.00] Gece<00:05.00>',
    '[00:01.00] <00:01.00>Deniz<00:01.50> <00:02.00>mavi<00:02.50><00:04.00>\n[00:03.00] Gece<00:05.00>',
  ),
  form(
    'words before their line and in the wrong order',
    '[00:01.00]<00:00.50>Deniz <00:02.00>mavi <00:01.60>gece\n[00:05.00]<00:06.00>Gün<00:07.00><00:06.50>ler',
    '[00:01.00] <00:01.00>Deniz <00:02.00>mavi <00:02.00>gece\n[00:05.00] <00:06.00>Gün<00:06.50>ler',
    'lyrics_words_moved 1',
  ),
  form(
    'words move with their line',
    '[offset:500]\n[00:11.00][00:01.00]<00:01.20>Deniz<00:01.80>',
    '[00:00.50] <00:00.70>Deniz<00:01.30>\n[00:10.50] <00:10.70>Deniz<00:11.30>',
    'lyrics_shifted 1',
  ),
  form(
    'a pause with its end',
    '[00:01.00]a\n[00:03.00]<00:04.00>\n[00:05.00]b',
    '[00:01.00] a\n[00:03.00]\n[00:05.00] b',
  ),
  form(
    'milliseconds, as players of karaoke write them',
    '[ti:x]\n[1000,2000]<0,500,0>De<500,500,0>niz\n[3500,900](3500,400,0)ma(3900,500,0)vi\n[5000,500]Ge(5000,200)ce(5200,300)',
    '[00:01.00] <00:01.00>De<00:01.50>niz<00:02.00>\n[00:03.50] <00:03.50>ma<00:03.90>vi<00:04.40>\n[00:05.00] <00:05.00>Ge<00:05.20>ce<00:05.50>',
  ),
  form(
    'milliseconds of words in LRC, with a silence',
    '[00:01.00]<0,500,0>De <700,500,0>niz',
    '[00:01.00] <00:01.00>De<00:01.50> <00:01.70>niz<00:02.20>',
  ),
  form('signs that only look like times', 'I <3 you [1:1]\n12:30 tren', 'I <3 you [1:1]\n12:30 tren'),
];

const VOICES: readonly LyricsForm[] = [
  form(
    'duets',
    '[00:01.00]F: Gel\n[00:02.00]M: Git\n[00:03.00]D: Kal',
    '[00:01.00] F: Gel\n[00:02.00] M: Git\n[00:03.00] D: Kal',
  ),
  form(
    'numbered voices',
    '[00:01.00]v1: <00:01.10>Gel\n[00:02.00] v2:Git\n[00:03.00]<00:03.00>v1:Kal',
    '[00:01.00] v1: <00:01.10>Gel\n[00:02.00] v2: Git\n[00:03.00] v1: <00:03.00>Kal',
  ),
  form(
    'voices with their kinds and names, and one that is not among them',
    '[agent:v1:person: Ada  Kaya]\n[agent:v3:group:]\n[00:01.00]v1: Gel\n[00:02.00]v3: Git\n[00:03.00]v4: Kal',
    '[agent:v1:person:Ada Kaya]\n[agent:v3:group:]\n[00:01.00] v1: Gel\n[00:02.00] v3: Git\n[00:03.00] v4: Kal',
    'lyrics_unknown_voice 5',
  ),
  form(
    'backing vocals below a line',
    '[00:01.00]Gel\n[bg: <00:01.50>(oh <00:01.80>no)<00:02.00>]\n[00:03.00]Git',
    '[00:01.00] <00:01.00>Gel <00:01.50>(oh <00:01.80>no)<00:02.00>\n[00:03.00] Git',
  ),
  form(
    'backing vocals inside a line and on their own',
    '[00:01.00][bg:ooh] Gel\n[00:02.00][bg: <00:02.10>aah<00:02.40>]',
    '[00:01.00] (ooh) Gel\n[00:02.00] <00:02.10>(aah)<00:02.40>',
  ),
  form('letters before a colon in plain text', 'M: Gel\nF: Git', 'M: Gel\nF: Git'),
  form(
    'translations',
    '[00:01.00]Deniz [mavi]\n[translation:en:The [blue] sea]\n[translation:pt-BR: O  mar ]\n\n[00:03.00]Gece\n[translation:en:Night]',
    '[00:01.00] Deniz [mavi]\n[translation:en:The blue sea]\n[translation:pt-BR:O mar]\n[00:03.00] Gece\n[translation:en:Night]',
  ),
  form(
    'a translation without a line, and a second one in its language',
    '[translation:en:Sea]\nDeniz\n[translation:en:Sea]\n[translation:en:Ocean]',
    'Deniz\n[translation:en:Sea]',
    'lyrics_headings 1',
  ),
];

const MARKS: readonly LyricsForm[] = [
  form(
    'chords in brackets',
    '[Am]Deniz [G/B]ma[F#m7]vi\n[00:01.00][C]Gece',
    'Deniz mavi\n[00:01.00] Gece',
    'lyrics_chords 1',
    'lyrics_untimed 1',
  ),
  form('chords of syllables', '[Lam]Deniz [Re7]mavi [Fa#]gece', 'Deniz mavi gece', 'lyrics_chords 1'),
  form('lines of chords', 'Am    G   F\nDeniz mavi\n| Am | G |\nGece\nC7', 'Deniz mavi\nGece', 'lyrics_chords 1'),
  form(
    'words that only look like chords',
    'Do Re Mi Fa Sol\nA B C\nAm\nEm\n[sol]\n[La]\nAdd a beat',
    'Do Re Mi Fa Sol\nA B C\nAm\nEm\n[sol]\n[La]\nAdd a beat',
  ),
  form(
    'signs as codes of a web page',
    '[00:01.00]Don&#39;t stop &amp;amp; g&ouml;&#x21; &lt;3\n[00:03.00]&quot;Sal&hellip;&quot; &#146;n&rsquo;&nbsp;&Ccedil;&#305;k',
    '[00:01.00] Don\'t stop & gö! <3\n[00:03.00] "Sal…" ’n’ Çık',
    'lyrics_html 1',
  ),
  form('times as codes of a web page', '[00:01.00]&lt;00:01.20&gt;Sal', '[00:01.00] <00:01.20>Sal', 'lyrics_html 1'),
  form(
    'tags of a web page',
    '<p>Deniz <i class="x">mavi</i><br>\nGece<BR/>uzun</p>',
    'Deniz mavi\nGece\nuzun',
    'lyrics_html 1',
  ),
  form('a tag in a line with a time', '[00:01.00]<b>Deniz</b><br/>mavi', '[00:01.00] Deniz mavi', 'lyrics_html 1'),
  form('what only looks like a web page', 'R&B; rock &roll; a <3 b> <sal> &;', 'R&B; rock &roll; a <3 b> <sal> &;'),
  form('a later offset with a sign of printing', '[offset:−500]\n[00:01.00]a', '[00:01.50] a', 'lyrics_shifted 1'),
  form('an offset in seconds', '[offset: + 0,5 s ]\n[00:01.00]a', '[00:00.50] a', 'lyrics_shifted 1'),
  form('ChordPro', '{title: Deniz}\n{soc}\n[Am]Gel\n{eoc}\n{c: slow}', 'Gel', 'lyrics_chords 3', 'lyrics_headings 1'),
  form(
    'sections in English',
    '[Verse 1: Ada]\nGel\n\n[Pre-Chorus]\nGit\n\n[Chorus x2]\nKal\n(Bridge)\nDur\nOutro:\nSon',
    '[Verse 1: Ada]\nGel\n\n[Pre-Chorus]\nGit\n\n[Chorus x2]\nKal\n[Bridge]\nDur\n[Outro]\nSon',
  ),
  form(
    'sections in Spanish and Portuguese',
    '[Estribillo]\na\n[Refrão]\nb\n[Coro]\nc\n[Puente]\nd\n[Ponte]\ne\nVerso 2:\nf',
    '[Estribillo]\na\n[Refrão]\nb\n[Coro]\nc\n[Puente]\nd\n[Ponte]\ne\n[Verso 2]\nf',
  ),
  form(
    'sections in Turkish',
    '[Nakarat]\na\n[Kıta 2]\nb\n2. KITA:\nc\n[KÖPRÜ]\nd\n[Giriş]\ne\n--- Ön Nakarat ---\nf',
    '[Nakarat]\na\n[Kıta 2]\nb\n[2. KITA]\nc\n[KÖPRÜ]\nd\n[Giriş]\ne\n[Ön Nakarat]\nf',
  ),
  form(
    'sections with a time',
    '[00:01.00][Chorus]\n[00:01.00]a\n[00:05.00][Solo]\n[00:09.00][Verse 2] b',
    '[Chorus]\n[00:01.00] a\n[Solo]\n[00:05.00]\n[Verse 2]\n[00:09.00] b',
  ),
  form(
    'words that are names of sections too',
    'Coro\nKoro\n(ooh)\n(Solo)\nBridge over water\nChorus of angels\nVerse: ben',
    'Coro\nKoro\n(ooh)\n(Solo)\nBridge over water\nChorus of angels\nVerse: ben',
  ),
  form('a section between blank lines', 'a\n\n[Chorus]\n\nb', 'a\n\n[Chorus]\nb'),
  form('sections without words', '[Intro]\n[Verse]\na\n\n[Solo]', '[Intro]\n[Verse]\na\n\n[Solo]'),
  form(
    'sections without words among timed lines',
    '[Intro]\n[Verse]\n[00:01.00]a\n[Solo]\n[00:03.00]\n[Outro]',
    '[Intro]\n[Verse]\n[00:01.00] a\n[Solo]\n[00:03.00]\n[Outro]',
  ),
  form(
    'a section moves with its line, and begins once',
    '[Verse]\n[00:05.00]b\n[Chorus]\n[00:09.00][00:01.00]a',
    '[Chorus]\n[00:01.00] a\n[Verse]\n[00:05.00] b\n[00:09.00] a',
    'lyrics_sorted 2',
  ),
  form('tags without times', '[ar:Ada]\n[ti:Deniz]\nGel', 'Gel'),
  form('an unknown tag', '[00:01.00]a\n[x-mood: calm]\n[00:02.00]b', '[00:01.00] a\n[00:02.00] b', 'lyrics_headings 2'),
  form('line ends of word processors and a last Ctrl-Z', 'a\u2028b\vc\r\nd\u001A', 'a\nb\nc\nd'),
  form('decomposed and invisible letters', 'S\u0327ar\u00ADk\u0131\u200B', 'Şarkı'),
  form('plain text as it is', ' Gel,  git.\n\n\nKal\t', ' Gel,  git.\n\n\nKal\t'),
  form('nothing', '', ''),
  form('nothing but tags', '[ar: Ada]\n', ''),
];

export const LYRICS_FORMS: readonly LyricsForm[] = [...TIMES, ...SUBTITLES, ...WORD_TIMES, ...VOICES, ...MARKS];
