/** Says what the squares in a picture of the camera hold. */
export type CodeReader = (video: HTMLVideoElement) => Promise<readonly string[]>

type Detector = { readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]> }
type DetectorMaker = {
  new (options: { readonly formats: readonly string[] }): Detector
  readonly getSupportedFormats?: () => Promise<readonly string[]>
}

/** For optional tries of a single picture; the next one comes anyway. */
const TRY_MS = 60

/** The browser's own where it has one; else one that is loaded for it. */
export async function openCodeReader(): Promise<CodeReader> {
  const Own = (globalThis as { readonly BarcodeDetector?: DetectorMaker }).BarcodeDetector
  const formats = (await Own?.getSupportedFormats?.().catch(() => [])) ?? []
  if (Own && formats.includes('qr_code')) {
    const detector = new Own({ formats: ['qr_code'] })
    return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue)
  }
  return loadedReader()
}

async function loadedReader(): Promise<CodeReader> {
  const { decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video
    if (!context || width === 0) return []
    canvas.width = width
    canvas.height = height
    context.drawImage(video, 0, 0)
    try {
      return [decodeQR(context.getImageData(0, 0, width, height), { timeLimit: TRY_MS })]
    } catch {
      // No square in this picture.
      return []
    }
  }
}
