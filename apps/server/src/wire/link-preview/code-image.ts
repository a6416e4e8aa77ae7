import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TOURNAMENT_CODE_ALPHABET } from '@tablee/domain/tournaments/tournament-code'
import { LRUCache } from 'lru-cache'
import { PNG } from 'pngjs'

/** The size that chats ask for. */
export const IMAGE_WIDTH = 1200
export const IMAGE_HEIGHT = 630

/** Drawn by `tools/draw-images.ts`: the empty table, and below it one card for each character, eight in a row. */
const SHEET = join(import.meta.dirname, 'preview-sheet.png')
const CARD = { width: 150, height: 200, inRow: 8 }
const GAP = 12
/** Where the mat begins below the header, and how high it is. */
const MAT = { top: 168, height: 462 }
/** Enough for every tournament of a busy day; each weighs some 20 kB. */
const MOST_IMAGES = 100

/** The image of a code, as PNG; drawn once for each code. */
export function createCodeImages(): (code: string) => Promise<Buffer> {
  const images = new LRUCache<string, Promise<Buffer>>({ max: MOST_IMAGES })
  const readSheet = once(() => readFile(SHEET).then((bytes) => PNG.sync.read(bytes)))
  return (code) => {
    const known = images.get(code)
    if (known !== undefined) return known
    const drawn = readSheet().then((sheet) => drawCode(sheet, code))
    images.set(code, drawn)
    return drawn
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function drawCode(sheet: PNG, code: string): Promise<Buffer> {
  const image = new PNG({ width: IMAGE_WIDTH, height: IMAGE_HEIGHT, colorType: 2, filterType: 0, deflateStrategy: 0 })
  PNG.bitblt(sheet, image, 0, 0, IMAGE_WIDTH, IMAGE_HEIGHT, 0, 0)
  const rowWidth = code.length * (CARD.width + GAP) - GAP
  const top = MAT.top + (MAT.height - CARD.height) / 2
  for (const [place, character] of [...code].entries()) {
    const card = TOURNAMENT_CODE_ALPHABET.indexOf(character)
    if (card < 0) continue
    const from = { x: (card % CARD.inRow) * CARD.width, y: IMAGE_HEIGHT + Math.floor(card / CARD.inRow) * CARD.height }
    const left = (IMAGE_WIDTH - rowWidth) / 2 + place * (CARD.width + GAP)
    PNG.bitblt(sheet, image, from.x, from.y, CARD.width, CARD.height, left, top)
  }
  return pack(image)
}

/** The stream compresses outside the event loop. */
function pack(image: PNG): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    image
      .on('data', (piece: Buffer) => pieces.push(piece))
      .on('end', () => resolve(Buffer.concat(pieces)))
      .on('error', reject)
    image.pack()
  })
}
