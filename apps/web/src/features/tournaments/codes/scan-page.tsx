import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Mat } from '../../../ui/card.tsx'
import { later } from '../../../ui/later.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { isWhole, type KeptRound, type OwnTable, tableOfName } from './kept-round.ts'
import type { ResultAtDeskProps } from './result-at-desk.tsx'
import { isResultFragment } from './result-text.ts'
import type { ResultToShowProps } from './result-to-show.tsx'
import { readScanAddress, type ScanAddress } from './scan-address.ts'
import { Scanner } from './scanner.tsx'
import { useKeptRound } from './use-kept-round.ts'
import { WhoAreYou } from './who-are-you.tsx'

const resultAtDesk = later<ResultAtDeskProps>(async () => (await import('./result-at-desk.tsx')).ResultAtDesk)
const resultToShow = later<ResultToShowProps>(async () => (await import('./result-to-show.tsx')).ResultToShow)

type ScanPageProps = {
  readonly code: string
  readonly fragment: string
  /** Something of another tournament was scanned. */
  readonly onOther: (address: ScanAddress) => void
}

/** What a phone reads from the codes of the desk, without a network: the own table, or whose it may be. */
export function ScanPage({ code, fragment, onOther }: ScanPageProps) {
  const { t } = useTranslation()
  const { isReading, isUnreadable, kept, knownName, take, noteOwn } = useKeptRound(
    code,
    isResultFragment(fragment) ? '' : fragment,
  )
  const [isOpen, setOpen] = useState(false)
  const [result, setResult] = useState<string | null>(isResultFragment(fragment) ? fragment : null)
  const [isOtherTournament, setOtherTournament] = useState(false)
  if (isReading) {
    return (
      <div className="grid justify-items-center py-16">
        <Spinner />
      </div>
    )
  }
  const scanned = async (address: ScanAddress) => {
    const isResult = isResultFragment(address.fragment)
    setOtherTournament(isResult && address.code !== code)
    setResult(isResult && address.code === code ? address.fragment : null)
    if (isResult) return
    if (address.code !== code) return onOther(address)
    const next = await take(address.fragment)
    if (next && (isWhole(next) || ownTable(next, knownName))) setOpen(false)
  }
  const own = kept && ownTable(kept, knownName)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="grid gap-1">
        <h1 className="text-title">{kept ? t('codes.title', { round: kept.round }) : t('codes.scanTitle')}</h1>
        <p className="text-muted wrap-anywhere">{kept?.name ?? code}</p>
      </header>
      {isOtherTournament ? <Notice tone="error" title={t('codes.result.otherTournament', { code })} /> : null}
      {result === null ? null : <resultAtDesk.Component key={result} code={code} fragment={result} />}
      {isUnreadable ? (
        <Notice tone="error" title={t('codes.unreadable')}>
          {t('codes.unreadableHelp')}
        </Notice>
      ) : null}
      {own && kept ? <OwnTableCard code={code} own={own} kept={kept} onForget={() => noteOwn('')} /> : null}
      {kept && !own ? <NotKnown kept={kept} isNamed={nameIn(kept, knownName) !== ''} onChoose={noteOwn} /> : null}
      <Scanner
        startLabel={t(kept && !isWhole(kept) ? 'codes.scanRest' : 'codes.start')}
        help={t('codes.startHelp')}
        isOpen={isOpen}
        isMain={(!kept || !isWhole(kept)) && result === null}
        read={readScanAddress}
        onOpen={setOpen}
        onScanned={(address) => void scanned(address)}
      />
      {kept ? <ScannedAt kept={kept} /> : null}
      <div>
        <Link to="/tournament/$code" params={{ code }} className={buttonClass({ variant: 'secondary' })}>
          {t('codes.toTournament')}
        </Link>
      </div>
    </div>
  )
}

/** Whom somebody chose here counts before whom the phone knows; an empty name says that it is none of them. */
function nameIn(kept: KeptRound, knownName: string | null): string {
  return kept.own ?? knownName ?? ''
}

function ownTable(kept: KeptRound, knownName: string | null): OwnTable | null {
  const name = nameIn(kept, knownName)
  return name === '' ? null : tableOfName(kept, name)
}

type NotKnownProps = {
  readonly kept: KeptRound
  /** Whose phone it is may stand in a code that is still to be read. */
  readonly isNamed: boolean
  readonly onChoose: (name: string) => void
}

function NotKnown({ kept, isNamed, onChoose }: NotKnownProps) {
  const { t } = useTranslation()
  const missing = kept.parts - kept.read.length
  return (
    <>
      {missing > 0 ? <Notice>{t('codes.notInPart', { count: missing })}</Notice> : null}
      {missing > 0 && isNamed ? null : <WhoAreYou kept={kept} onChoose={onChoose} />}
    </>
  )
}

type OwnTableCardProps = {
  readonly code: string
  readonly own: OwnTable
  readonly kept: KeptRound
  readonly onForget: () => void
}

function OwnTableCard({ code, own: { own, table, others }, kept, onForget }: OwnTableCardProps) {
  const { t } = useTranslation()
  const [opponent, ...more] = others
  return (
    <div className="grid justify-items-center gap-2">
      <Mat className="grid w-full grid-cols-[minmax(0,1fr)] gap-2 text-center">
        {table === null ? (
          <p className="text-lg font-semibold wrap-anywhere">{t('codes.noOpponent', { name: own })}</p>
        ) : (
          <>
            <p className="font-semibold wrap-anywhere">{own}</p>
            <p>
              <span className="block text-sm font-semibold tracking-[0.2em] uppercase">{t('dashboard.table')}</span>
              <span className="block font-display text-[4.5rem] leading-none font-bold tabular-nums">
                {kept.prefix}
                {table}
              </span>
            </p>
            <p>{t('codes.against')}</p>
            {others.map((name) => (
              <PlayerName key={name} name={name} className="line-clamp-2! font-display text-title font-bold" />
            ))}
          </>
        )}
      </Mat>
      {table !== null && opponent !== undefined && more.length === 0 ? (
        <resultToShow.Component {...{ code, table, round: kept.round, names: [own, opponent], allowed: kept.scores }} />
      ) : null}
      <Button variant="quiet" onClick={onForget}>
        {t('codes.somebodyElse')}
      </Button>
    </div>
  )
}

function ScannedAt({ kept }: { readonly kept: KeptRound }) {
  const { t } = useTranslation()
  const { time } = useFormats()
  return <p className="text-sm text-muted">{t('codes.scannedAt', { time: time(new Date(kept.scannedAt)) })}</p>
}
