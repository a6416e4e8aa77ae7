import type { SetText } from './fitted-text.ts'
import {
  DISPLAY,
  drawLogo,
  newSheet,
  type Sheet,
  setOn,
  toBlob,
  write,
  writeLines,
  writeWhole,
} from './picture-sheet.ts'

/** In the language it is shared in. */
export type RankingPicture = {
  readonly title: string
  readonly lead: string
  readonly facts: string
  /** From first place on. */
  readonly rows: readonly PictureRow[]
  /** The remaining number; empty if all are shown. */
  readonly more: string
  readonly address: string
}
export type PictureRow = { readonly place: string; readonly name: string; readonly points: string }

/** Portrait, shown whole on a phone. */
const WIDTH = 1080
const MARGIN = 64
const INNER = WIDTH - 2 * MARGIN
const ROW = 84
const FOOTER = 150
const TITLE = { size: 68, weight: 700, leading: 1.15 }
/** A long title or name is set smaller, or in two lines, before it is cut. */
const SETTINGS_OF_TITLE = [
  { share: 1, lines: 2 },
  { share: 0.8, lines: 2 },
  { share: 0.66, lines: 3 },
]
const NAME = { size: 40, weight: 600, leading: 1.12 }
const SETTINGS_OF_NAME = [
  { share: 1, lines: 1 },
  { share: 0.86, lines: 1 },
  { share: 0.8, lines: 2 },
  { share: 0.66, lines: 2 },
]
const textFont = (size: number) => `600 ${size}px ${DISPLAY}`
/** Fits a number; for places in words, the longest one. */
const PLACE_WIDTH = 116
const LONGEST_PLACE = 300
const PLACE_GAP = 32
const POINTS_WIDTH = 190
const PLACE_FONT = `700 38px ${DISPLAY}`

/** As PNG, in the app's light colours. */
export async function drawRanking(picture: RankingPicture): Promise<Blob> {
  const sheet = await newSheet({ width: WIDTH, height: 0 })
  const { context } = sheet
  const { canvas } = context
  const title = setOn(sheet, picture.title, { ...TITLE, width: INNER, settings: SETTINGS_OF_TITLE })
  const head = MARGIN + heightOf(title) + 24 + 56 + 48 + MARGIN / 2
  const rowCount = picture.rows.length + (picture.more === '' ? 0 : 1)
  canvas.height = head + 24 + rowCount * ROW + FOOTER
  context.fillStyle = sheet.colours.paper
  context.fillRect(0, 0, WIDTH, canvas.height)
  drawHead(sheet, { picture, title, height: head })
  const placeWidth = placeWidthOf(context, picture.rows)
  picture.rows.forEach((row, index) => {
    drawRow(sheet, row, { top: head + 24 + index * ROW, placeWidth })
  })
  if (picture.more !== '') {
    const middle = head + 24 + picture.rows.length * ROW + ROW / 2
    write(sheet, picture.more, {
      x: MARGIN + placeWidth,
      width: INNER - placeWidth,
      middle,
      font: textFont(34),
      colour: sheet.colours.muted,
    })
  }
  drawFooter(sheet, picture.address, canvas.height - FOOTER)
  return toBlob(sheet)
}

function heightOf({ share, lines }: SetText): number {
  return Math.round(lines.length * TITLE.size * share * TITLE.leading)
}

function drawHead(
  sheet: Sheet,
  { picture, title, height }: { readonly picture: RankingPicture; readonly title: SetText; readonly height: number },
): void {
  const { context, colours } = sheet
  context.fillStyle = colours.mat
  context.fillRect(0, 0, WIDTH, height)
  writeLines(sheet, title, { ...TITLE, x: MARGIN, top: MARGIN, colour: colours['on-mat'] })
  const below = MARGIN + heightOf(title) + 24
  const ofLine = { x: MARGIN, width: INNER, colour: colours['on-mat'] }
  write(sheet, picture.lead, { ...ofLine, middle: below + 28, font: `700 44px ${DISPLAY}` })
  write(sheet, picture.facts, { ...ofLine, middle: below + 56 + 24, font: textFont(34) })
}

function placeWidthOf(context: CanvasRenderingContext2D, rows: readonly PictureRow[]): number {
  context.font = PLACE_FONT
  const widest = Math.max(...rows.map(({ place }) => context.measureText(place).width))
  return Math.min(LONGEST_PLACE, Math.max(PLACE_WIDTH, Math.ceil(widest) + PLACE_GAP))
}

type RowPlace = { readonly top: number; readonly placeWidth: number }

function drawRow(sheet: Sheet, { place, name, points }: PictureRow, { top, placeWidth }: RowPlace): void {
  const { context, colours } = sheet
  const middle = top + ROW / 2
  write(sheet, place, { x: MARGIN, middle, font: PLACE_FONT, colour: colours.carmine, width: placeWidth - 12 })
  const width = INNER - placeWidth - (points === '' ? 0 : POINTS_WIDTH)
  const set = setOn(sheet, name, { ...NAME, width, settings: SETTINGS_OF_NAME })
  const height = set.lines.length * NAME.size * set.share * NAME.leading
  writeLines(sheet, set, { ...NAME, x: MARGIN + placeWidth, top: middle - height / 2, colour: colours.ink })
  write(sheet, points, { x: WIDTH - MARGIN, middle, font: textFont(34), colour: colours.ink, align: 'right' })
  context.fillStyle = colours.line
  context.fillRect(MARGIN, top + ROW - 1, INNER, 2)
}

function drawFooter(sheet: Sheet, address: string, top: number): void {
  const { colours } = sheet
  const middle = top + FOOTER / 2 + 8
  drawLogo(sheet, { x: MARGIN, y: middle - 36, size: 72 })
  const font = `700 44px ${DISPLAY}`
  write(sheet, 'Tablée', { x: MARGIN + 92, middle, font, colour: colours.ink })
  writeWhole(sheet, address, {
    ...{ x: WIDTH - MARGIN, middle, width: INNER - 320, align: 'right' },
    ...{ size: 32, weight: 600, colour: colours.muted },
  })
}
