import { QrCode as ArkQrCode } from '@ark-ui/react/qr-code'
import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { SETTLE_MS } from './later.tsx'

export type QrCodeProps = {
  /** What a camera reads. */
  value: string
  /** What a person without a camera hears. */
  label: string
  className?: string
  /** It stands where nobody looks at first: it comes when somebody gets near, or once the screen has settled. */
  isDrawnLater?: boolean
}

const NEAR = '600px'

/** Ink on a pale card in both themes: cameras want it so. Size it by class (`w-40`). */
export function QrCode({ isDrawnLater = false, ...code }: QrCodeProps) {
  const isOnServer = typeof window === 'undefined'
  const [isDrawn, setDrawn] = useState(isOnServer || !isDrawnLater)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (isDrawn || !place.current) return
    const draw = () => setDrawn(true)
    const timer = setTimeout(draw, SETTLE_MS)
    const look = (seen: readonly IntersectionObserverEntry[]) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) draw()
    }
    const watch = new IntersectionObserver(look, { rootMargin: NEAR })
    watch.observe(place.current)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
    }
  }, [isDrawn])
  if (isDrawn) return <Drawn {...code} />
  return <span ref={place} className={classNames('block aspect-square', code.className ?? 'w-40')} />
}

function Drawn({ value, label, className }: QrCodeProps) {
  return (
    <ArkQrCode.Root
      value={value}
      encoding={{ ecc: 'M', border: 0 }}
      className={classNames('inline-block rounded-card border border-face-line bg-face p-3', className ?? 'w-40')}
    >
      <ArkQrCode.Frame role="img" aria-label={label} className="block h-auto w-full">
        <ArkQrCode.Pattern className="fill-(--face-ink)" />
      </ArkQrCode.Frame>
    </ArkQrCode.Root>
  )
}
