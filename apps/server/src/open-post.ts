import type { LetterBox } from '@tablee/contract/serving/letter'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { type Carrier, createFolderCarrier, createSmtpCarrier } from './mail/carriers.ts'
import { type Postman, startPostman } from './mail/postman.ts'
import { described } from './wire/log-defect.ts'

type Post = {
  readonly config: Config
  readonly now: () => Date
  readonly box: LetterBox
  readonly log: FastifyBaseLogger
  /** In place of the pauses between attempts. */
  readonly pausesMs: readonly number[] | undefined
}

/** Null where no letter ever leaves: none is asked for either. */
export function openPost({ config, now, box, log, pausesMs }: Post): Postman | null {
  const carrier = carrierOf(config)
  if (!carrier) return null
  const postman = startPostman({
    ...{ box, carrier, now },
    note: ({ error, ...what }) =>
      log.warn({ ...what, ...(error === undefined ? {} : { error: described(error) }) }, 'mail'),
    ...(pausesMs ? { pausesMs } : {}),
  })
  // Letters that waited when the process last ended.
  postman.wake()
  return postman
}

function carrierOf({ mail, mailFrom: from }: Config): Carrier | null {
  switch (mail.kind) {
    case 'server':
      return createSmtpCarrier({ url: mail.url, from })
    case 'folder':
      return createFolderCarrier({ folder: mail.folder, from })
    case 'none':
      return null
  }
}
