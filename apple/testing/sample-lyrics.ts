/** Lyrics in the dialect that Apple takes: two parts, two singers and a group, one line timed word by word. */
export const SAMPLE_TTML = `<?xml version="1.0" encoding="UTF-8"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" xmlns:itunes="http://itunes.apple.com/lyric-ttml-extensions" xmlns:ttm="http://www.w3.org/ns/ttml#metadata" xml:lang="en-US">
  <head>
    <metadata>
      <ttm:title>Salt &amp; Sea</ttm:title>
      <ttm:agent type="person" xml:id="v1">
        <ttm:name type="full">Ada Lua</ttm:name>
      </ttm:agent>
      <ttm:agent type="group" xml:id="v3"/>
    </metadata>
  </head>
  <body dur="02:29.720">
    <div begin="00:09.327" end="00:14.000" itunes:song-part="Verse">
      <p begin="00:09.327" end="00:12.109" ttm:agent="v1">The salt, the sea</p>
      <p begin="00:12.109" end="00:14.000" ttm:agent="v1"><span begin="00:12.109" end="00:12.800">And</span> <span begin="00:12.800" end="00:14.000">me</span></p>
    </div>
    <div begin="00:14.000" end="01:04.651">
      <p begin="00:14.000" end="01:04.651" ttm:agent="v3">夜 gibi</p>
    </div>
  </body>
</tt>
`;
