import { fittedText, type Measure } from './fitted-text.ts'

export const DISPLAY = '"Bricolage Grotesque", system-ui, sans-serif'
export const TEXT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif'

type ColourName =
  | 'mat'
  | 'mat-line'
  | 'on-mat'
  | 'paper'
  | 'surface'
  | 'ink'
  | 'muted'
  | 'line'
  | 'control'
  | 'carmine'
  | 'felt'
export type Colours = Readonly<Record<ColourName, string>>
export type Sheet = { readonly context: CanvasRenderingContext2D; readonly colours: Colours }

/** An empty sheet once our fonts have loaded, as pictures stay as they are drawn. Offline the fonts never come. */
export async function newSheet(size: { readonly width: number; readonly height: number }): Promise<Sheet> {
  await Promise.allSettled([document.fonts.load(`700 60px ${DISPLAY}`), document.fonts.load(`600 60px ${DISPLAY}`)])
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  canvas.width = size.width
  canvas.height = size.height
  return { context, colours: readColours() }
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

export function measureOf(context: CanvasRenderingContext2D): Measure {
  return (text) => context.measureText(text).width
}

/** The theme lists each colour light first: use that one. */
function readColours(): Colours {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: ColourName) => /#[\da-f]{3,8}/i.exec(style.getPropertyValue(`--${name}`))?.[0] ?? '#1a1d24'
  const names: readonly ColourName[] = [
    ...([
      'mat',
      'mat-line',
      'on-mat',
      'paper',
      'surface',
      'ink',
      'muted',
      'line',
      'control',
      'carmine',
      'felt',
    ] as const),
  ]
  return Object.fromEntries(names.map((name) => [name, colour(name)])) as Colours
}

export function toBlob({ context: { canvas } }: Sheet): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))), 'image/png')
  })
}
