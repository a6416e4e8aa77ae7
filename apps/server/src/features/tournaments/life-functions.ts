import type { ParsedInput } from '@tablee/contract/call'
import type { Acting, Caller } from '@tablee/contract/serving/caller'
import { type ServedCall, serveCall, weighed } from '@tablee/contract/serving/served-call'
import { createQuickTournament as createCall } from '@tablee/contract/tournaments/create-quick-tournament'
import { deleteTournament as deleteCall } from '@tablee/contract/tournaments/delete-tournament'
import { importExtent } from '@tablee/contract/tournaments/fields/import-extent'
import { importTournament as importCall } from '@tablee/contract/tournaments/import-tournament'
import { keepInAccount as keepCall } from '@tablee/contract/tournaments/keep-in-account'
import { getDeletedTournaments as deletedCall } from '@tablee/contract/tournaments/questions/get-deleted-tournaments'
import { getKeptTournaments as keptCall } from '@tablee/contract/tournaments/questions/get-kept-tournaments'
import { reportPage as reportCall } from '@tablee/contract/tournaments/report-page'
import { restartQuickTournament as restartCall } from '@tablee/contract/tournaments/restart-quick-tournament'
import { restoreTournament as restoreCall } from '@tablee/contract/tournaments/restore-tournament'
import { ORGANIZER_LABEL } from '@tablee/domain/accounts/account'
import { admitImport } from '@tablee/domain/tournaments/files/import-size'
import { mapOutcome, withTournament, withWhole } from './act-answers.ts'
import { createQuickTournament } from './commands/create-quick-tournament.ts'
import { deleteTournament } from './commands/delete-tournament.ts'
import { importTournament } from './commands/import-tournament.ts'
import { keepInAccount } from './commands/keep-in-account.ts'
import { reportPage } from './commands/report-page.ts'
import { restartQuickTournament } from './commands/restart-quick-tournament.ts'
import { restoreTournament } from './commands/restore-tournament.ts'
import type { FateGround } from './commands/write-fate.ts'
import { openedInTurns } from './open-import.ts'
import { getDeletedTournaments } from './queries/get-deleted-tournaments.ts'
import { getKeptTournaments } from './queries/get-kept-tournaments.ts'

export function lifeFunctions(ground: FateGround): readonly ServedCall[] {
  const as = (caller: Caller): Acting<FateGround> => ({ ...ground, caller })
  const carryImport = async (input: ParsedInput<typeof importCall>, caller: Caller) =>
    withWhole(await importTournament(as(caller), input), withTournament)
  return [
    serveCall(createCall, async (input, caller) =>
      mapOutcome(await createQuickTournament(as(caller), input), withTournament),
    ),
    weighed(openedInTurns(serveCall(importCall, carryImport), carryImport), (payload, caller) =>
      admitImport(importExtent(payload), caller?.labels.includes(ORGANIZER_LABEL) ?? false),
    ),
    serveCall(restartCall, async (input, caller) =>
      withWhole(await restartQuickTournament(as(caller), input), withTournament),
    ),
    serveCall(deleteCall, async (input, caller) =>
      mapOutcome(await deleteTournament(as(caller), input), (data) => ({ data })),
    ),
    serveCall(restoreCall, async (input, caller) =>
      withWhole(await restoreTournament(as(caller), input), withTournament),
    ),
    serveCall(keepCall, (input, caller) => keepInAccount(as(caller), input)),
    serveCall(keptCall, (_, caller) => getKeptTournaments(as(caller))),
    serveCall(reportCall, (input) => reportPage(ground, input), 'telling-the-operator'),
    serveCall(deletedCall, (input, caller) => getDeletedTournaments(as(caller), input)),
  ]
}
