/**
 * JSON Feed 1.1 as JSON Schema, after jsonfeed.org/version/1.1. Stricter in
 * two points: what it deprecates is refused, and so are unknown names.
 */
const text = {type: 'string', minLength: 1};
const address = {type: 'string', format: 'uri', pattern: '^https://'};
const moment = {type: 'string', format: 'date-time'};
const authors = {
  type: 'array',
  items: {
    type: 'object',
    minProperties: 1,
    properties: {name: text, url: address, avatar: address},
    additionalProperties: false,
  },
};

export const jsonFeedSchema = {
  type: 'object',
  required: ['version', 'title', 'items'],
  additionalProperties: false,
  properties: {
    version: {const: 'https://jsonfeed.org/version/1.1'},
    title: text,
    home_page_url: address,
    feed_url: address,
    description: text,
    user_comment: text,
    next_url: address,
    icon: address,
    favicon: address,
    authors,
    language: {type: 'string', pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'},
    expired: {type: 'boolean'},
    hubs: {type: 'array'},
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id'],
        anyOf: [{required: ['content_html']}, {required: ['content_text']}],
        additionalProperties: false,
        properties: {
          id: text,
          url: address,
          external_url: address,
          title: text,
          content_html: text,
          content_text: text,
          summary: text,
          image: address,
          banner_image: address,
          date_published: moment,
          date_modified: moment,
          authors,
          tags: {type: 'array', items: text},
          language: text,
          attachments: {type: 'array'},
        },
      },
    },
  },
};
