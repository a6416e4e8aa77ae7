import { QrCode as ArkQrCode } from '@ark-ui/react/qr-code'

export type DrawnQrCodeProps = {
  value: string
  /** For screen readers. */
  label: string
  isOnPaper?: boolean
}

/** White modules required by the standard. */
const PAPER_MARGIN = 4

/** Dark on light in both themes, for cameras. */
export function DrawnQrCode({ value, label, isOnPaper = false }: DrawnQrCodeProps) {
  return (
    <ArkQrCode.Root
      value={value}
      encoding={isOnPaper ? { ecc: 'Q', border: PAPER_MARGIN } : { ecc: 'M', border: 0 }}
      className={isOnPaper ? 'block bg-white' : 'block rounded-card border border-face-line bg-face p-3'}
    >
      <ArkQrCode.Frame role="img" aria-label={label} className="block h-auto w-full">
        <ArkQrCode.Pattern className={isOnPaper ? 'fill-black' : 'fill-(--face-ink)'} />
      </ArkQrCode.Frame>
    </ArkQrCode.Root>
  )
}
