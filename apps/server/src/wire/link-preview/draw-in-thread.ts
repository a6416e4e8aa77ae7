import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { IMAGE_HEIGHT, IMAGE_WIDTH, type Picture } from './picture.ts'
import { layOut } from './picture-layout.ts'

// Thread that draws link previews: receives their content, returns a PNG.

/** On a single core, requests have priority over previews. */
const AFTER_OTHERS = 10

// Linux sets this thread's priority, other systems the whole process's.
if (process.platform === 'linux') setPriority(AFTER_OTHERS)

const FACE = 'bricolage-grotesque'
const FILES = join(dirname(fileURLToPath(import.meta.resolve('@fontsource/bricolage-grotesque/package.json'))), 'files')
/** Letters are looked up in this order. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const
const WEIGHTS = [400, 800] as const

const fonts = await Promise.all(
  SUBSETS.flatMap((subset) =>
    WEIGHTS.map(async (weight) => ({
      name: subset,
      weight,
      style: 'normal' as const,
      data: await readFile(join(FILES, `${FACE}-${subset}-${weight}-normal.woff`)),
    })),
  ),
)

async function draw(picture: Picture): Promise<Uint8Array> {
  const { type, props } = layOut(picture)
  const table = {
    type,
    props: { ...props, style: { ...Object(props.style), fontFamily: SUBSETS.join(', ') } },
    key: null,
  }
  const svg = await satori(table, { width: IMAGE_WIDTH, height: IMAGE_HEIGHT, fonts })
  // Letters are shapes already: no system fonts are needed.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}

parentPort?.on('message', async (picture: Picture) => {
  const png = await draw(picture)
  // An own copy can be transferred without copying again.
  const bytes = Uint8Array.from(png)
  parentPort?.postMessage(bytes, [bytes.buffer])
})
