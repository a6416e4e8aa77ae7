import { Gem } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import type { CreatedTournament } from '../api/following/created-tournament.ts'
import type { AdvancedAccess } from './advanced-access.ts'
import { QuickForm } from './quick-form.tsx'

// Its calendar weighs as much as the rest of the card, and few open it.
const AdvancedForm = lazy(async () => ({ default: (await import('./advanced-form.tsx')).AdvancedForm }))

type Kind = 'quick' | 'advanced' | 'premium'

type CreationCardProps = {
  readonly onCreated: (tournament: CreatedTournament) => void
  readonly advancedAccess: AdvancedAccess
  /** Begun before signing in: its tab is shown first. */
  readonly formData: string | undefined
}

/** The quick form is open to everyone. */
export function CreationCard({ onCreated, advancedAccess, formData }: CreationCardProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [kind, setKind] = useState<Kind>(formData === undefined ? 'quick' : 'advanced')
  const backToQuick = () => setKind('quick')
  const advanced = (
    <Suspense fallback={<FormOnItsWay />}>
      <AdvancedForm access={advancedAccess} formData={formData} onCreated={onCreated} onBack={backToQuick} />
    </Suspense>
  )
  return (
    <Card as="section" aria-labelledby={titleId} className="max-sm:pt-3">
      <h2 id={titleId} className="text-section sm:mb-3 ">
        {t('creation.title')}
      </h2>
      <Tabs
        label={t('creation.tabs.label')}
        value={kind}
        onChange={setKind}
        tabs={[
          { value: 'quick', label: t('creation.tabs.quick'), content: <QuickForm onCreated={onCreated} /> },
          { value: 'advanced', label: t('creation.tabs.advanced'), content: advanced },
          { value: 'premium', label: t('creation.tabs.premium'), content: <Premium onBack={backToQuick} /> },
        ]}
      />
    </Card>
  )
}

function FormOnItsWay() {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-96 place-items-center text-muted">
      <Spinner label={t('shell.loading')} />
    </div>
  )
}

function Premium({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-center gap-3 py-8 text-center">
      <Gem aria-hidden="true" className="size-9 text-amber" />
      <h3 className="text-lg">{t('creation.premium.title')}</h3>
      <p className="max-w-md text-muted">{t('creation.premium.text')}</p>
      <Button variant="secondary" className="mt-2" onClick={onBack}>
        {t('creation.backToQuick')}
      </Button>
    </div>
  )
}
