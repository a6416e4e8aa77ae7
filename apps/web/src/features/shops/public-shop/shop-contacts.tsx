import type { PublicShop } from '@tablee/contract/shops/public-shop'
import { AtSign, Clock, Globe, Mail, Map as MapIcon, MessageCircle, Phone } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'

type ShopContactsProps = {
  readonly shop: PublicShop
  readonly placeOnMap: (place: string) => string | null
}

const ICON = 'size-5 shrink-0'

/** Place, opening hours and contacts; empty without any. */
export function ShopContacts({ shop, placeOnMap }: ShopContactsProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { location, words, phone, email, site, discord, instagram } = shop
  const map = location === null ? null : placeOnMap(location)
  if ([map, words, phone, email, site, discord, instagram].every((one) => one === null)) return null
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-2">
      <h2 id={titleId} className="text-section">
        {t('shops.public.contact')}
      </h2>
      {words === null ? null : (
        <p className="flex items-start gap-3 py-2">
          <Clock aria-hidden="true" className={`${ICON} mt-0.5 text-muted`} />
          <span className="min-w-0 whitespace-pre-line wrap-anywhere">
            <span className="sr-only">{t('shops.public.hours')} : </span>
            {words}
          </span>
        </p>
      )}
      <Way href={map} icon={<MapIcon aria-hidden="true" className={ICON} />}>
        {t('shops.public.map')}
      </Way>
      <Way href={phone && `tel:${phone.replace(/[^+\d]/g, '')}`} icon={<Phone aria-hidden="true" className={ICON} />}>
        {phone}
      </Way>
      <Way href={email && `mailto:${email}`} icon={<Mail aria-hidden="true" className={ICON} />}>
        {email}
      </Way>
      <Way href={site} icon={<Globe aria-hidden="true" className={ICON} />}>
        {site?.replace(/^https?:\/\//, '')}
      </Way>
      <Way href={discord} icon={<MessageCircle aria-hidden="true" className={ICON} />}>
        {discord?.replace(/^https:\/\//, '')}
      </Way>
      <Way
        href={instagram && `https://www.instagram.com/${instagram}/`}
        icon={<AtSign aria-hidden="true" className={ICON} />}
      >
        {instagram}
      </Way>
    </Card>
  )
}

type WayProps = { readonly href: string | null; readonly icon: ReactNode; readonly children: ReactNode }

/** Written by strangers: `nofollow`, not endorsed. */
function Way({ href, icon, children }: WayProps) {
  if (href === null || href === '') return null
  const isElsewhere = href.startsWith('http')
  return (
    <a
      href={href}
      className="flex min-h-11 items-center gap-3 underline"
      {...(isElsewhere ? { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } : {})}
    >
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </a>
  )
}
