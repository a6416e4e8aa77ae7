import { QrCode as ArkQrCode } from '@ark-ui/react/qr-code'

export type DrawnQrCodeProps = {
  /** What a camera reads. */
  value: string
  /** What a person without a camera hears. */
  label: string
  isOnPaper?: boolean
}

/** Modules of white around it, as the standard asks. */
const PAPER_MARGIN = 4

/** Ink on a pale card in both themes: cameras want it so. */
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
