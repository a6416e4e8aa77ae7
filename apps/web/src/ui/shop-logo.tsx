import { Store } from 'lucide-react'
import { classNames } from './class-names.ts'

type ShopLogoProps = {
  /** Null: no image. */
  readonly src: string | null
  /** Empty if the name is next to it. */
  readonly alt: string
  readonly className: string
}

/** The organizer's logo, or a placeholder of the same size. */
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
