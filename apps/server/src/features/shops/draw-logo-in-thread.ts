import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { imageSize } from 'image-size'

// The program of the thread that draws one logo: the bytes that somebody sent come with it, its PNG goes back. It ends with an error where
// they are no image, or one that unfolds to too much.

/** Of the longer side. */
const LOGO_PX = 512
/** A small file may unfold to more than any memory; a photo of a phone has 12 million. */
const MOST_PIXELS = 24_000_000
/** On one core, who is answered comes before whose logo is drawn. */
const AFTER_OTHERS = 10

// Linux takes the priority of this thread, other systems that of the whole process.
if (process.platform === 'linux') setPriority(AFTER_OTHERS)

const sent: Uint8Array = workerData
const size = imageSize(sent)
if (size.width * size.height > MOST_PIXELS) throw new Error('The image has too many pixels.')
// Upright, as its camera noted it.
const image = await loadImage(sent)
const scale = Math.min(1, LOGO_PX / Math.max(image.width, image.height))
const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)))
const canvas = createCanvas(width ?? 1, height ?? 1)
const context = canvas.getContext('2d')
context.imageSmoothingQuality = 'high'
context.drawImage(image, 0, 0, canvas.width, canvas.height)
parentPort?.postMessage(await canvas.encode('png'))
