import { expect } from 'vitest'
import * as z from 'zod'

const moment = z.iso.datetime()
const text = z.string().min(1)

/** JSON Feed 1.1 as its specification says; what is ours begins with `_`. */
const item = z.strictObject({
  id: text,
  url: z.url(),
  title: text,
  content_text: text,
  image: z.url(),
  date_published: moment,
  date_modified: moment,
  _event: z.record(z.string(), z.unknown()),
})

const feed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: text,
  language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
  home_page_url: z.url(),
  feed_url: z.url(),
  authors: z.array(z.strictObject({ name: text, url: z.url() })).min(1),
  items: z.array(item),
})

export function readJsonFeed(written: string) {
  const read = feed.parse(JSON.parse(written))
  const ids = read.items.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  return read
}
