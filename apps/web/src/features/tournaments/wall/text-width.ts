import { useEffect, useMemo, useState } from 'react'
import { UNCUT_LETTERS } from './wall-grid.ts'

/** The face of the wall is the one that travels with the app: the same letters on every machine. */
const FACE = '"Narrow Space", "Bricolage Grotesque", "Bricolage Fallback", system-ui, sans-serif'
const MEASURED_PX = 100
/** Where nothing can be measured: a letter of an average name. */
const AVERAGE_EM = 0.56
/** Browsers round every glyph. */
const SPARE = 1.02

export type TextWidth = (text: string, weight?: 400 | 600 | 700) => number

/** How wide a text is, in ems; measured anew once the letters have come. */
export function useTextWidth(): TextWidth {
  const [fonts, setFonts] = useState(0)
  useEffect(() => {
    // Not every browser without a screen has them.
    const faces: Partial<FontFaceSet> | undefined = document.fonts
    if (!faces?.load || !faces.addEventListener) return
    const again = () => setFonts((times) => times + 1)
    void Promise.allSettled([faces.load(`600 ${MEASURED_PX}px ${FACE}`)]).then(again)
    faces.addEventListener('loadingdone', again)
    return () => faces.removeEventListener?.('loadingdone', again)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other letters have other widths
  return useMemo(textWidth, [fonts])
}

function textWidth(): TextWidth {
  // A browser without a screen has neither faces nor anything to draw on.
  const faces: Partial<FontFaceSet> | undefined = document.fonts
  const context = faces?.load ? document.createElement('canvas').getContext('2d') : null
  const known = new Map<string, number>()
  return (text, weight = 600) => {
    const key = `${weight}${text}`
    const before = known.get(key)
    if (before !== undefined) return before
    if (context) context.font = `${weight} ${MEASURED_PX}px ${FACE}`
    const width = context ? (SPARE * context.measureText(text).width) / MEASURED_PX : AVERAGE_EM * text.length
    known.set(key, width)
    return width
  }
}

/** As much of a name as is never cut. */
export function uncutPart(name: string): string {
  if (name.length <= UNCUT_LETTERS) return name
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)]
  if (letters.length <= UNCUT_LETTERS) return name
  return `${letters
    .slice(0, UNCUT_LETTERS)
    .map(({ segment }) => segment)
    .join('')}…`
}
