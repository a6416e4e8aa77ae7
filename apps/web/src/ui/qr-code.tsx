import { classNames } from './class-names.ts'
import { later } from './later.tsx'
import { useHydrated } from './use-hydrated.ts'

/** The generator weighs as much as a page of tables. */
export const drawnQrCode = later(async () => (await import('./drawn-qr-code.tsx')).DrawnQrCode)

export type QrCodeProps = {
  value: string
  /** For screen readers. */
  label: string
  className?: string
  /** Black on white with margins, with error correction for a quarter of it. */
  isOnPaper?: boolean
}

/** Keeps its place until drawn. Size by class (`w-40`). */
export function QrCode({ value, label, className = 'w-40', isOnPaper = false }: QrCodeProps) {
  // The server may have drawn another of its addresses.
  const key = String(useHydrated())
  return (
    <div className={classNames('aspect-square', className)}>
      <drawnQrCode.Component key={key} value={value} label={label} isOnPaper={isOnPaper} />
    </div>
  )
}
