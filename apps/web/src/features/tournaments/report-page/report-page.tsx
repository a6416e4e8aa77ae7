import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'

const { Component: ReportSheet } = later(async () => (await import('./report-sheet.tsx')).ReportSheet)

/** At the end of a page. */
export function ReportPage({ code }: { readonly code: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const isHydrated = useHydrated()
  const open = () => {
    setAsked(true)
    setOpen(true)
  }
  // Not in the first screen: it would burden everyone who opens a link.
  if (!isHydrated) return null
  return (
    <div className="mt-8 flex">
      <Button variant="quiet" icon={<Flag aria-hidden="true" className="size-5" />} onClick={open}>
        {t('reports.link')}
      </Button>
      {isAsked ? <ReportSheet code={code} isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
