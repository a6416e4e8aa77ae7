import { ChevronDown } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'

const PLANS = ['quick', 'advanced', 'premium'] as const
/** The number of tournaments at a time is an example and not enforced. */
const TRAITS = ['price', 'account', 'registrations', 'decklists', 'statistics', 'availability'] as const

export function PlanComparison() {
  const { t } = useTranslation()
  return (
    <>
      <PlanTable />
      <PlanFolds />
      <p className="text-sm text-muted">{t('shell.plans.inProgressText')}</p>
    </>
  )
}

function PlanTable() {
  const { t } = useTranslation()
  return (
    <table className="w-full border-collapse text-base max-md:hidden">
      <caption className="sr-only">{t('accounts.plans.title')}</caption>
      <thead>
        <tr className="border-b-2 border-ink">
          <td />
          {PLANS.map((plan) => (
            <th key={plan} scope="col" className="px-3 py-2 text-start font-display text-lg font-bold">
              {t(`accounts.plans.${plan}.name`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TRAITS.map((trait) => (
          <tr key={trait} className="border-b border-line">
            <th scope="row" className="py-2 pe-3 text-start text-sm font-semibold text-muted">
              {t(`accounts.plans.traits.${trait}`)}
            </th>
            {PLANS.map((plan) => (
              <td key={plan} className="px-3 py-2">
                {t(`accounts.plans.${plan}.${trait}`)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PlanFolds() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-2 md:hidden">
      {PLANS.map((plan) => (
        <details key={plan} open={plan === 'advanced'} className="group rounded-control border border-line">
          <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-3 [&::-webkit-details-marker]:hidden">
            <span className="font-display text-lg font-bold">{t(`accounts.plans.${plan}.name`)}</span>
            <span className="flex items-center gap-2 text-muted">
              {t(`accounts.plans.${plan}.price`)}
              <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
            </span>
          </summary>
          <dl className="grid gap-2 px-3 pb-3">
            {TRAITS.filter((trait) => trait !== 'price').map((trait) => (
              <div key={trait} className="flex justify-between gap-4 border-t border-line pt-2">
                <dt className="text-sm text-muted">{t(`accounts.plans.traits.${trait}`)}</dt>
                <dd className="text-end">{t(`accounts.plans.${plan}.${trait}`)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </div>
  )
}
