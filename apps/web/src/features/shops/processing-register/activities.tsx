import type { ProcessingRegister } from '@tablee/contract/shops/processing-register'
import { usualDataDays } from '@tablee/domain/tournaments/life/data-days'
import { KEPT_DAYS } from '@tablee/domain/tournaments/life/kept-for'
import { useTranslation } from '../../../language/use-translation.ts'

const TERMS = ['purpose', 'people', 'data', 'basis', 'recipients', 'kept'] as const

type Activity = 'events' | 'youth' | 'guardians' | 'regulars' | 'mail' | 'decks' | 'push' | 'elsewhere' | 'ratings'

/** What really happens: what is off, or not in use, is left out. */
function activitiesOf(register: ProcessingRegister): readonly Activity[] {
  const { isMailSent, isPushed, hooks, tokens, ratings, youthEvents, guardians } = register
  return [
    'events',
    ...(youthEvents > 0 ? (['youth'] as const) : []),
    ...(youthEvents + guardians > 0 ? (['guardians'] as const) : []),
    'regulars',
    ...(isMailSent ? (['mail'] as const) : []),
    'decks',
    ...(isPushed ? (['push'] as const) : []),
    ...(hooks + tokens > 0 ? (['elsewhere'] as const) : []),
    ...(ratings > 0 ? (['ratings'] as const) : []),
  ]
}

const DAYS: Readonly<Record<Activity, number>> = {
  ...{ events: usualDataDays({ isYouth: false }), youth: usualDataDays({ isYouth: true }) },
  guardians: usualDataDays({ isYouth: true }),
  ...{ regulars: KEPT_DAYS.regulars, elsewhere: KEPT_DAYS.deliveries },
  ...{ mail: KEPT_DAYS.followed, decks: 0, push: 0, ratings: 0 },
}

export function Activities({ register }: { readonly register: ProcessingRegister }) {
  const { t } = useTranslation()
  const { hooks, tokens, deckSite: site } = register
  const { followed, unanswered } = KEPT_DAYS
  return (
    <section className="mt-8">
      <h2 className="text-section">{t('processing.activities')}</h2>
      {activitiesOf(register).map((activity) => (
        <section key={activity} className="mt-5 break-inside-avoid border-t border-line pt-3">
          <h3 className="text-lg">{t(`processing.${activity}.title`)}</h3>
          <dl className="mt-2 grid gap-2">
            {TERMS.map((term) => (
              <div key={term} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
                <dt className="text-muted">{t(`processing.terms.${term}`)}</dt>
                <dd className="wrap-anywhere">
                  {t(`processing.${activity}.${term}`, {
                    ...{ days: DAYS[activity], followed, unanswered, hooks, tokens, site },
                  })}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  )
}
