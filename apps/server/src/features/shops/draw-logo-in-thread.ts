import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { imageSize } from 'image-size'

// Receives the uploaded bytes, returns a PNG. Fails if they are no image, or too large when decoded.

/** Of the longer side. */
const LOGO_PX = 512
/** A small file may decode to more than any memory; a phone photo has 12 million. */
const MOST_PIXELS = 24_000_000
/** On a single core, requests have priority over logos. */
const AFTER_OTHERS = 10

// Linux sets this thread's priority, other systems the whole process's.
if (process.platform === 'linux') setPriority(AFTER_OTHERS)

const sent: Uint8Array = workerData
const size = imageSize(sent)
if (size.width * size.height > MOST_PIXELS) throw new Error('The image has too many pixels.')
const image = await loadImage(sent)
const scale = Math.min(1, LOGO_PX / Math.max(image.width, image.height))
const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)))
const canvas = createCanvas(width ?? 1, height ?? 1)
const context = canvas.getContext('2d')
context.imageSmoothingQuality = 'high'
context.drawImage(image, 0, 0, canvas.width, canvas.height)
parentPort?.postMessage(await canvas.encode('png'))
