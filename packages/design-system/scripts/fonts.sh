#!/bin/sh
# Cuts the kit's fonts down to what nearly all of the text is written in: English letters, figures and signs, at the weights that
# the brands use, and the quotes « » of Urdu, whose own fonts have none. Everything else comes from the packages' files, which
# browsers fetch for a page that has such letters.
# The result is committed, so that nothing needs this script: run it when a package has a new version, or a brand a new weight.
#   pip install fonttools brotli && sh scripts/fonts.sh
set -e
cd "$(dirname "$0")/.."
packages=node_modules/@fontsource-variable
inst=$(mktemp --suffix .ttf)

fonttools varLib.instancer -q $packages/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2 wght=400:800 -o "$inst"
pyftsubset "$inst" --flavor=woff2 --notdef-outline --output-file=src/styles/plus-jakarta-sans.woff2 \
  --unicodes=U+20-7E,U+A0,U+A9,U+AB,U+B0,U+B2,U+B7,U+BB,U+BD,U+D7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026 \
  --layout-features=kern,liga,mark,ccmp,locl,tnum,calt
cp $packages/plus-jakarta-sans/LICENSE src/styles/plus-jakarta-sans.LICENSE.txt

# A font of headings, at all weights: cut down to fewer, its outlines would be rounded anew. The named glyphs are its lining and
# tabular figures, and the ligatures that English has.
figures=''
for name in zero one two three four five six seven eight nine; do figures="$figures,$name.lf,$name.tf,$name.tosf"; done
pyftsubset $packages/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2 \
  --flavor=woff2 --notdef-outline --output-file=src/styles/cormorant-garamond.woff2 \
  --unicodes=U+20-22,U+25-29,U+2B-3B,U+3F,U+41-5A,U+61-7A,U+A0,U+B7,U+D7,U+2013,U+2014,U+2019,U+201C,U+201D,U+2026 \
  --layout-features=kern,liga,lnum,tnum --no-layout-closure \
  --glyphs="T_T.liga,T_h.liga,f_f.liga,fi.liga,fl.liga,f_f_i.liga,f_f_l.liga,f_t.liga$figures"
cp $packages/cormorant-garamond/LICENSE src/styles/cormorant-garamond.LICENSE.txt

chmod 644 src/styles/*.LICENSE.txt
rm "$inst"
