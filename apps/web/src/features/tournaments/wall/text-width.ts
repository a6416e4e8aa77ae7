import { useEffect, useMemo, useState } from 'react'
import { UNCUT_LETTERS } from './wall-grid.ts'

/** The wall's font ships with the app: the same on every machine. */
const FACE = '"Narrow Space", "Bricolage Grotesque", "Bricolage Fallback", system-ui, sans-serif'
const MEASURED_PX = 100
/** Fallback width of a letter. */
const AVERAGE_EM = 0.56
/** Browsers round each glyph. */
const SPARE = 1.02

export type TextWidth = (text: string, weight?: 400 | 600 | 700) => number

/** In ems; measured again once fonts load. */
export function useTextWidth(): TextWidth {
  const [fonts, setFonts] = useState(0)
  useEffect(() => {
    // Missing in jsdom.
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

/** Never cut. */
export function uncutPart(name: string): string {
  if (name.length <= UNCUT_LETTERS) return name
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)]
  if (letters.length <= UNCUT_LETTERS) return name
  return `${letters
    .slice(0, UNCUT_LETTERS)
    .map(({ segment }) => segment)
    .join('')}…`
}
