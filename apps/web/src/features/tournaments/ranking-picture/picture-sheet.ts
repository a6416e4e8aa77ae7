import { fittedText, type Measure, type SetText, type Setting, setText } from './fitted-text.ts'

export const DISPLAY = '"Bricolage Grotesque", system-ui, sans-serif'

/** By day, as in `ui/theme.css`, also on a dark phone: whoever gets the picture may have another. */
export const COLOURS = {
  mat: '#1f6f54',
  'mat-line': '#5f9f88',
  'on-mat': '#fbf8f2',
  paper: '#fbf8f2',
  surface: '#ffffff',
  ink: '#1a1d24',
  muted: '#6b6559',
  line: '#e6dfd2',
  control: '#8a8170',
  carmine: '#c2331f',
  felt: '#1f6f54',
} as const
export type Sheet = { readonly context: CanvasRenderingContext2D; readonly colours: typeof COLOURS }

/** An empty sheet once our fonts have loaded, as pictures stay as they are drawn. Offline the fonts never come. */
export async function newSheet(size: { readonly width: number; readonly height: number }): Promise<Sheet> {
  await Promise.allSettled([document.fonts.load(`700 60px ${DISPLAY}`), document.fonts.load(`600 60px ${DISPLAY}`)])
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  canvas.width = size.width
  canvas.height = size.height
  return { context, colours: COLOURS }
}

/** As in `public/tablee.svg`: four cards around a table. */
export function drawLogo(
  { context, colours }: Sheet,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  context.save()
  context.translate(x + size / 2, y + size / 2)
  context.scale(size / 40, size / 40)
  context.save()
  context.rotate((-7 * Math.PI) / 180)
  context.fillStyle = colours.ink
  for (const [left, top, width, height] of LOGO_CARDS) {
    context.beginPath()
    context.roundRect(left - 20, top - 20, width, height, 2)
    context.fill()
  }
  context.restore()
  context.beginPath()
  context.arc(0, 0, 9.5, 0, 2 * Math.PI)
  context.fillStyle = colours.carmine
  context.fill()
  context.lineWidth = 2.5
  context.strokeStyle = colours.paper
  context.stroke()
  context.restore()
}

const LOGO_CARDS = [
  [14.5, 0.5, 11, 14],
  [25.5, 14.5, 14, 11],
  [14.5, 25.5, 11, 14],
  [0.5, 14.5, 14, 11],
] as const

export type Writing = {
  readonly x: number
  readonly middle: number
  readonly font: string
  readonly colour: string
  /** Wider text is truncated with "…". */
  readonly width?: number
  readonly align?: 'left' | 'right' | 'center'
}

export function write({ context }: Sheet, text: string, writing: Writing): void {
  const { x, middle, font, colour, width = Number.POSITIVE_INFINITY, align = 'left' } = writing
  context.font = font
  context.fillStyle = colour
  context.textAlign = align
  context.textBaseline = 'middle'
  // Arabic and Hebrew names are aligned like the others.
  context.direction = 'ltr'
  context.fillText(fittedText(text, width, measureOf(context)), x, middle)
}

export type Letters = { readonly size: number; readonly weight: number }

export const fontOf = ({ size, weight }: Letters): string => `${weight} ${Math.round(size)}px ${DISPLAY}`

export function setOn(
  { context }: Sheet,
  text: string,
  { width, settings, ...letters }: Letters & { readonly width: number; readonly settings: readonly Setting[] },
): SetText {
  context.font = fontOf(letters)
  return setText(text, { width, settings }, measureOf(context))
}

type Block = Letters & { readonly x: number; readonly top: number; readonly leading: number; readonly colour: string }

/** Line by line from `top` on, each `leading` times its size high. */
export function writeLines(
  sheet: Sheet,
  { lines, share }: SetText,
  { x, top, leading, colour, ...letters }: Block,
): void {
  const size = letters.size * share
  lines.forEach((line, index) => {
    const middle = top + size * leading * (index + 0.5)
    write(sheet, line, { x, middle, font: fontOf({ ...letters, size }), colour })
  })
}

/** In one line, smaller if need be. */
export function writeWhole(
  sheet: Sheet,
  text: string,
  { size, weight, width, ...place }: Omit<Writing, 'font'> & Letters & { readonly width: number },
): void {
  sheet.context.font = fontOf({ size, weight })
  const share = Math.min(1, width / sheet.context.measureText(text).width)
  write(sheet, text, { ...place, font: fontOf({ size: size * share, weight }) })
}

function measureOf(context: CanvasRenderingContext2D): Measure {
  return (text) => context.measureText(text).width
}

export function toBlob({ context: { canvas } }: Sheet): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))), 'image/png')
  })
}
