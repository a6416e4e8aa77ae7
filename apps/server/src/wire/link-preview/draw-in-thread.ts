import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { IMAGE_HEIGHT, IMAGE_WIDTH, type Picture } from './picture.ts'
import { layOut } from './picture-layout.ts'

// The program of the thread that draws pictures of links: what stands in one comes, its PNG goes back.

/** On one core, who is answered comes before whom a chat shows a picture. */
const AFTER_OTHERS = 10

// Linux takes the priority of this thread, other systems that of the whole process.
if (process.platform === 'linux') setPriority(AFTER_OTHERS)

const FACE = 'bricolage-grotesque'
const FILES = join(dirname(fileURLToPath(import.meta.resolve('@fontsource/bricolage-grotesque/package.json'))), 'files')
/** A letter is looked for in one after the other. */
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
  // All letters are shapes by now: no font of the machine is looked for.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}

parentPort?.on('message', async (picture: Picture) => {
  const png = await draw(picture)
  // A copy of its own, which goes over without another one.
  const bytes = Uint8Array.from(png)
  parentPort?.postMessage(bytes, [bytes.buffer])
})
