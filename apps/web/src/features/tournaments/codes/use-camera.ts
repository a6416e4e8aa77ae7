import { type RefObject, useEffect, useRef, useState } from 'react'
import { openCodeReader } from './code-reader.ts'

export type CameraState = 'opening' | 'looking' | 'denied' | 'none'

/** Between two looks a phone does other things. */
const LOOK_AGAIN_MS = 80

/** Dense codes need all the pixels that there are. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
}

/** Looks for codes with the camera as long as it is drawn; each text is told once in a row. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onRead: (text: string) => void): CameraState {
  const [state, setState] = useState<CameraState>('opening')
  const tell = useRef(onRead)
  useEffect(() => {
    tell.current = onRead
  })
  useEffect(() => {
    const stopping = new AbortController()
    const { signal } = stopping
    void look(video, { signal, setState, tell: (text) => tell.current(text) })
    return () => stopping.abort()
  }, [video])
  return state
}

type Looking = {
  readonly signal: AbortSignal
  readonly setState: (state: CameraState) => void
  readonly tell: (text: string) => void
}

async function look(video: RefObject<HTMLVideoElement | null>, { signal, setState, tell }: Looking): Promise<void> {
  const stream = await openStream()
  if (typeof stream === 'string') {
    if (!signal.aborted) setState(stream)
    return
  }
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted || !video.current) return stop()
  signal.addEventListener('abort', stop)
  video.current.srcObject = stream
  const read = await openCodeReader()
  await video.current?.play().catch(() => {})
  if (signal.aborted) return
  setState('looking')
  let last = ''
  while (!signal.aborted && video.current) {
    for (const text of await read(video.current).catch(() => [])) {
      if (text !== last && !signal.aborted) tell(text)
      last = text
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

async function openStream(): Promise<MediaStream | 'denied' | 'none'> {
  try {
    // Missing where the page came without https.
    return (await navigator.mediaDevices?.getUserMedia(WANTED)) ?? 'none'
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'none'
  }
}
