import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type LaunchOptions, type Locator, type Page } from '@playwright/test'
import { wholeBrowser } from '../browsers.ts'
import { press } from './press.ts'

/** What the cameras of these devices see, from the next time they are opened on. */
const SEEN = join(tmpdir(), `tablee-camera-${process.pid}.mjpeg`)
/** Of each code, where several pass before a camera: a second, of which it looks at some. */
const FRAMES_OF_EACH = 30

export const browserWithCamera: LaunchOptions = {
  ...wholeBrowser,
  args: [
    ...(wholeBrowser.args ?? []),
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${SEEN}`,
  ],
}

/** One device holds a code before the camera of another: smaller than the picture, grey, and not quite straight. */
export async function holdUp(code: Locator): Promise<void> {
  await expect(code).toBeVisible()
  writeFileSync(SEEN, await pictureOf(code))
}

/** The same with the codes of a sequence, one after the other, as they pass. Returns how many there are. */
export async function holdUpAll(within: Locator): Promise<number> {
  const turning = within.getByRole('button', { name: /^Code \d+ sur \d+/ })
  await press(turning)
  const [, first, count] = (/Code (\d+) sur (\d+)/.exec((await turning.textContent()) ?? '') ?? []).map(Number)
  if (!first || !count) return 0
  const frames: Buffer[] = []
  for (let step = 0; step < count; step++) {
    const part = ((first - 1 + step) % count) + 1
    const code = within.getByRole('img', { name: new RegExp(`Code ${part} sur ${count}$`) })
    await expect(code).toBeVisible()
    const picture = await pictureOf(code)
    frames.push(...Array.from({ length: FRAMES_OF_EACH }, () => picture))
    await press(within.getByRole('button', { name: 'Code suivant' }))
  }
  writeFileSync(SEEN, Buffer.concat(frames))
  return count
}

export async function openCamera(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: 'Ouvrir l’appareil photo' }))
}

async function pictureOf(code: Locator): Promise<Buffer> {
  const browser = code.page().context().browser()
  const paper = await browser?.newPage()
  const photo = await paper?.evaluate(photograph, (await code.screenshot()).toString('base64'))
  await paper?.close()
  return Buffer.from(photo ?? '', 'base64')
}

async function photograph(screenshot: string): Promise<string> {
  const square = new Image()
  square.src = `data:image/png;base64,${screenshot}`
  await square.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: 960, height: 720 })
  const context = canvas.getContext('2d')
  if (!context) return ''
  context.fillStyle = '#98948c'
  context.fillRect(0, 0, 960, 720)
  context.translate(480, 360)
  context.rotate(0.04)
  context.globalAlpha = 0.9
  context.drawImage(square, -300, -300, 600, 600)
  return canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? ''
}
