import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import type { AdaptRulesProps } from './adapt-rules.tsx'

const AdaptRules = later<AdaptRulesProps>(async () => (await import('./adapt-rules.tsx')).AdaptRules)

export function FoldedRules(props: AdaptRulesProps) {
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
      {isOpen ? <AdaptRules.Component {...props} /> : null}
    </div>
  )
}
