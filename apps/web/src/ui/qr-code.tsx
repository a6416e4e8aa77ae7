import { QrCode as ArkQrCode } from '@ark-ui/react/qr-code'
import { useDeferredValue } from 'react'
import { classNames } from './class-names.ts'

export type QrCodeProps = {
  /** What a camera reads. */
  value: string
  /** What a person without a camera hears. */
  label: string
  className?: string
  /** It stands where nobody looks at first, and may come after the rest. */
  isDrawnLater?: boolean
}

/** Ink on a pale card in both themes: cameras want it so. Size it by class (`w-40`). */
export function QrCode({ isDrawnLater = false, ...code }: QrCodeProps) {
  const isOnServer = typeof window === 'undefined'
  const isDrawn = useDeferredValue(true, isOnServer || !isDrawnLater)
  return isDrawn ? <Drawn {...code} /> : <span className={classNames('aspect-square', code.className ?? 'w-40')} />
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
