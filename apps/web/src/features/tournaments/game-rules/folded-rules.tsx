import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import type { ChosenRules } from './chosen-rules.ts'

const AdaptRules = lazy(async () => ({ default: (await import('./adapt-rules.tsx')).AdaptRules }))

type FoldedRulesProps = {
  readonly game: Game
  readonly rules: ChosenRules
  readonly onChange: (rules: ChosenRules) => void
}

export function FoldedRules(props: FoldedRulesProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid gap-3">
      <Button
        variant="quiet"
        className="-my-2 justify-self-start px-2!"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        icon={<ChevronDown aria-hidden="true" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />}
      >
        {t('gameRules.adapt')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <AdaptRules {...props} />
        </Suspense>
      ) : null}
    </div>
  )
}
