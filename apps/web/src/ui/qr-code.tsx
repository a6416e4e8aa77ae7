import { classNames } from './class-names.ts'
import { later } from './later.tsx'
import { useHydrated } from './use-hydrated.ts'

/** The drawing weighs as much as a page of tables. */
export const drawnQrCode = later(async () => (await import('./drawn-qr-code.tsx')).DrawnQrCode)

export type QrCodeProps = {
  /** What a camera reads. */
  value: string
  /** What a person without a camera hears. */
  label: string
  className?: string
  /** Black on white with the margin that cameras want, readable with a quarter of it torn off or under glare. */
  isOnPaper?: boolean
}

/** Keeps its place until it is drawn. Size it by class (`w-40`). */
export function QrCode({ value, label, className = 'w-40', isOnPaper = false }: QrCodeProps) {
  // What the server drew may lead to another of its names.
  const key = String(useHydrated())
  return (
    <div className={classNames('aspect-square', className)}>
      <drawnQrCode.Component key={key} value={value} label={label} isOnPaper={isOnPaper} />
    </div>
  )
}
