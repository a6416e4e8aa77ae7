import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from '../../language/use-translation.ts'
import { useIsSearchFilling } from '../../transport/product-info.ts'
import { isServerReady } from '../../transport/server-readiness.ts'

const QUESTIONS = ['code', 'otherPhone', 'wrongResult', 'leave', 'offline', 'registration'] as const

export function Help() {
  const { t } = useTranslation()
  return (
    <section id="help" className="scroll-mt-20">
      <h2 className="mt-8 text-section">{t('shell.help.title')}</h2>
      <div className="mt-2 divide-y divide-line border-y border-line">
        {QUESTIONS.map((question) => (
          <details key={question} className="group">
            <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 py-2 font-semibold">
              {t(`shell.help.questions.${question}.asked`)}
              <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted group-open:rotate-180" />
            </summary>
            <p className="pb-3">{t(`shell.help.questions.${question}.answer`)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

const LOOK_EVERY_MS = 30_000

export function ServerState() {
  const { t } = useTranslation()
  const isFilling = useIsSearchFilling()
  const { data: isReady, isPending } = useQuery({
    queryKey: ['server-state'],
    queryFn: () => isServerReady(window.location.origin),
    networkMode: 'always',
    refetchInterval: LOOK_EVERY_MS,
  })
  const state = isPending ? 'asking' : isReady ? (isFilling ? 'filling' : 'ready') : 'away'
  return (
    <section id="status" className="scroll-mt-20">
      <h2 className="mt-8 text-section">{t('shell.status.title')}</h2>
      <p role="status" className="mt-2">
        {t(`shell.status.${state}`)}
      </p>
    </section>
  )
}
