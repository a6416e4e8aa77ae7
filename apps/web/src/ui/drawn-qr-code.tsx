import { QrCode as ArkQrCode } from '@ark-ui/react/qr-code'

export type DrawnQrCodeProps = {
  /** What a camera reads. */
  value: string
  /** What a person without a camera hears. */
  label: string
}

/** Ink on a pale card in both themes: cameras want it so. */
export function DrawnQrCode({ value, label }: DrawnQrCodeProps) {
  return (
    <ArkQrCode.Root
      value={value}
      encoding={{ ecc: 'M', border: 0 }}
      className="block rounded-card border border-face-line bg-face p-3"
    >
      <ArkQrCode.Frame role="img" aria-label={label} className="block h-auto w-full">
        <ArkQrCode.Pattern className="fill-(--face-ink)" />
      </ArkQrCode.Frame>
    </ArkQrCode.Root>
  )
}
