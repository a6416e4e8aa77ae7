import type { LetterBox } from '@tablee/contract/serving/letter'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { type Carrier, createFolderCarrier, createSmtpCarrier } from './mail/carriers.ts'
import { type Postman, type PostmanParts, startPostman } from './mail/postman.ts'
import type { OpenMetrics } from './open-metrics.ts'
import { described } from './wire/log-defect.ts'

type Post = {
  readonly config: Config
  readonly now: () => Date
  readonly box: LetterBox
  readonly log: FastifyBaseLogger
  readonly metrics: Pick<OpenMetrics, 'meters'>
  readonly calendarFile: PostmanParts['calendarFile']
  /** Replaces the pauses between attempts. */
  readonly pausesMs: readonly number[] | undefined
}

/** Null where no letter is ever sent, so that none is offered. */
export function openPost({ config, now, box, log, pausesMs, calendarFile, metrics: { meters } }: Post): Postman | null {
  const carrier = carrierOf(config)
  if (!carrier) return null
  const postman = startPostman({
    ...{ box, now, calendarFile },
    carrier: counting(carrier, () => meters.mailed('sent')),
    note: ({ error, ...what }) => {
      meters.mailed(what.event)
      log.warn({ ...what, ...(error === undefined ? {} : { error: described(error) }) }, 'mail')
    },
    ...(pausesMs ? { pausesMs } : {}),
  })
  // Letters left from the previous run.
  postman.wake()
  return postman
}

function counting(carrier: Carrier, noteSent: () => void): Carrier {
  return {
    ...carrier,
    deliver: async (letter) => {
      const delivery = await carrier.deliver(letter)
      if (delivery.kind === 'sent') noteSent()
      return delivery
    },
  }
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
