import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'

const PLANS = ['quick', 'advanced', 'premium'] as const
const TRAITS = ['account', 'registrations', 'decklists', 'statistics'] as const
type Plan = (typeof PLANS)[number]

export function PlanCards() {
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-3">
      {PLANS.map((plan) => (
        <PlanCard key={plan} plan={plan} />
      ))}
    </ul>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  const { t } = useTranslation()
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div>
        <h2 className="text-section">{t(`accounts.plans.${plan}.name`)}</h2>
        <p className="mt-1 font-display text-title font-extrabold">{t(`accounts.plans.${plan}.price`)}</p>
      </div>
      <dl className="grid flex-1 content-start">
        <Trait name={t('accounts.plans.traits.simultaneous')} value={t(`accounts.plans.${plan}.simultaneous`)} isMain />
        {TRAITS.map((trait) => (
          <Trait key={trait} name={t(`accounts.plans.traits.${trait}`)} value={t(`accounts.plans.${plan}.${trait}`)} />
        ))}
      </dl>
      <WayIn plan={plan} />
    </Card>
  )
}

function Trait({ name, value, isMain = false }: { name: string; value: string; isMain?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-2">
      <dt className={isMain ? 'font-semibold' : 'text-muted'}>{name}</dt>
      <dd className={isMain ? 'text-end font-display text-lg font-bold' : 'text-end'}>{value}</dd>
    </div>
  )
}

function WayIn({ plan }: { plan: Plan }) {
  const { t } = useTranslation()
  switch (plan) {
    case 'quick':
      return (
        <Link to="/" className={buttonClass({ isWide: true })}>
          {t('shell.plans.createQuick')}
        </Link>
      )
    case 'advanced':
      return (
        <Link to="/create-tournament" className={buttonClass({ variant: 'secondary', isWide: true })}>
          {t('shell.plans.createAdvanced')}
        </Link>
      )
    case 'premium':
      return (
        <p className="flex min-h-11 items-center justify-center">
          <Badge tone="amber">{t('shell.plans.notYet')}</Badge>
        </p>
      )
  }
}
