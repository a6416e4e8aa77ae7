import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card, Mat } from '../../../ui/card.tsx'
import { CodeCards } from '../../../ui/code-cards.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { CreatedTournament } from '../api/following/created-tournament.ts'
import { RulesOfCreated } from '../game-rules/rules-of-created.tsx'
import { RecoveryLink } from './recovery-link.tsx'
import { SpreadTheWord } from './spread-the-word.tsx'

type CreatedTournamentViewProps = { tournament: CreatedTournament; onCreateAnother: () => void }

export function CreatedTournamentView({ tournament, onCreateAnother }: CreatedTournamentViewProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  const { code } = tournament
  const isQuick = tournament.type === 'quick'
  return (
    <section aria-labelledby={titleId} className="mx-auto grid max-w-3xl gap-5">
      <Mat as="div" className="grid justify-items-center gap-5 text-center">
        <div className="flex items-center gap-3">
          <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-face">
            <Check aria-hidden="true" strokeWidth={3} className="size-6 text-[#1f6f54]" />
          </span>
          <h1 id={titleId} ref={heading} tabIndex={-1} className="text-start text-title">
            {t('creation.success.title')}
          </h1>
        </div>
        {tournament.name === undefined ? null : (
          <p className="max-w-full text-lg font-semibold wrap-anywhere">{tournament.name}</p>
        )}
        {tournament.chosen ? <RulesOfCreated.Component chosen={tournament.chosen} /> : null}
        <p className="text-lg">{t(isQuick ? 'creation.success.text' : 'creation.success.textEvent')}</p>
        <p className="grid justify-items-center gap-2">
          <span className="sr-only">{t('creation.success.codeLabel')}</span>
          <CodeCards code={code} size="large" isDealt />
        </p>
        <QrCode
          value={`${window.location.origin}/tournament/${code}`}
          label={t(isQuick ? 'creation.success.qrLabel' : 'creation.success.qrLabelEvent', { code })}
          className="w-44"
        />
        <CopyButton
          variant="paper"
          value={code}
          label={t('creation.success.copyCode')}
          copiedLabel={t('creation.success.copied')}
          onFailure={() => notify.error({ title: t('shell.copyFailed') })}
        />
      </Mat>
      <Link
        to={isQuick ? '/tournament/$code/admin' : '/tournament/$code/admin-advanced'}
        params={{ code }}
        className={buttonClass({ size: 'large', isWide: true })}
      >
        {t('creation.success.goToTournament')}
      </Link>
      <SpreadTheWord tournament={tournament} />
      {isQuick ? (
        <Card>
          <RecoveryLink tournament={tournament} />
        </Card>
      ) : null}
      <Button variant="quiet" className="justify-self-center" onClick={onCreateAnother}>
        {t('creation.success.createAnother')}
      </Button>
    </section>
  )
}
