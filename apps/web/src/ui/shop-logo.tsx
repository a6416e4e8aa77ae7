import { Store } from 'lucide-react'
import { classNames } from './class-names.ts'

type ShopLogoProps = {
  /** Where the image is; null where there is none. */
  readonly src: string | null
  /** Empty where the name stands beside it. */
  readonly alt: string
  readonly className: string
}

/** The logo of who organizes, or a sign in its place, always as large. */
export function ShopLogo({ src, alt, className }: ShopLogoProps) {
  const shape = classNames('shrink-0 overflow-hidden rounded-control border border-line bg-face', className)
  if (src === null)
    return (
      <span className={classNames(shape, 'grid place-items-center bg-sunken text-muted')} aria-hidden="true">
        <Store className="size-1/2" />
      </span>
    )
  return <img src={src} alt={alt} decoding="async" className={classNames(shape, 'object-contain')} />
}
