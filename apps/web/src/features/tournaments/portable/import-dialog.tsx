import type { PortableTournament } from '@tablee/domain/tournaments/files/portable-tournament'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { ChooseFile } from '../../../forms/choose-file.tsx'
import { readTextFile } from '../../../forms/player-list/read-text-file.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { CreatedTournament } from '../api/following/created-tournament.ts'
import { readPortableText, useImportTournament } from '../api/import-tournament.ts'
import { RulesSaid } from '../game-rules/rules-said.tsx'

type ImportDialogProps = {
  readonly onImported: (tournament: CreatedTournament) => void
  readonly onClose: () => void
}

type Fault = 'tooLarge' | 'unreadable' | 'notTournament'

/** The request's limit, with room for the rest. */
const LARGEST_SENT = 1_000_000

/** Previews the file; nothing is created before confirming. */
export function ImportDialog({ onImported, onClose }: ImportDialogProps) {
  const { t } = useTranslation()
  const act = useImportTournament()
  const [file, setFile] = useState<PortableTournament | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const take = async (chosen: File) => {
    const read = await readTournamentFile(chosen)
    setFile(typeof read === 'string' ? null : read)
    setFault(typeof read === 'string' ? read : null)
  }
  const importIt = async () => {
    if (!file) return
    const made = await act.send({ file })
    if (!made) return
    notify.success({ title: t('portable.done') })
    onImported(made)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('portable.title')}
      description={t('portable.about')}
      closeLabel={t('tournament.close')}
      footer={
        file ? (
          <Button isBusy={act.isSending} onClick={() => void importIt()}>
            {t('portable.import')}
          </Button>
        ) : null
      }
    >
      {file ? <ImportPreview file={file} /> : null}
      {fault ? (
        <p role="alert" className="text-carmine">
          {t(`portable.faults.${fault}`)}
        </p>
      ) : null}
      <ChooseFile
        label={t(file === null ? 'portable.choose' : 'portable.chooseAnother')}
        accept=".json,application/json"
        onFile={(chosen) => void take(chosen)}
      />
      <Link to="/take-over" reloadDocument className="inline-flex min-h-11 items-center justify-self-start">
        {t('handover.fromAnother')}
      </Link>
      <ActFailure act={act} title={t('portable.failed')} />
    </Dialog>
  )
}

async function readTournamentFile(chosen: File): Promise<PortableTournament | Fault> {
  const read = await readTextFile(chosen)
  if ('fault' in read) return read.fault
  if (JSON.stringify(read.text).length > LARGEST_SENT) return 'tooLarge'
  return readPortableText(read.text) ?? 'notTournament'
}

function ImportPreview({ file }: { readonly file: PortableTournament }) {
  const { t } = useTranslation()
  const { name, state, rules, players, rounds, announcement } = file
  return (
    <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="text-lg font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <ul className="grid gap-1">
        <li>{t(`creation.games.${rules.game}`)}</li>
        <li className="empty:hidden">
          <RulesSaid rules={rules} />
        </li>
        <li>{t('portable.players', { count: players.length })}</li>
        <li>{t('portable.rounds', { count: rounds.length })}</li>
        <li>{t(`portable.state.${state}`)}</li>
      </ul>
      <p className="text-sm text-muted">{t('portable.note')}</p>
      {announcement ? <p className="text-sm text-muted">{t('portable.noteEvent')}</p> : null}
    </div>
  )
}
