import { CalendarPlus } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'

/** What comes, in the visitor's own calendar or reader. */
export function FollowShop({ slug }: { readonly slug: string }) {
  const { t } = useTranslation()
  const at = (file: string) => `/v1/shops/${slug}/${file}`
  const feed = 'inline-flex min-h-11 items-center'
  return (
    <div className="grid gap-1">
      <a href={at('calendar.ics')} className={`${buttonClass({ variant: 'secondary' })} justify-self-start`}>
        <CalendarPlus aria-hidden="true" className="size-5" />
        {t('shops.public.calendar')}
      </a>
      <p className="text-sm text-muted">{t('shops.public.calendarHelp')}</p>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <a href={at('events.atom')} className={feed}>
          {t('shops.public.feed')}
        </a>
        <a href={at('events.json')} className={feed}>
          {t('shops.public.feedJson')}
        </a>
      </p>
    </div>
  )
}
