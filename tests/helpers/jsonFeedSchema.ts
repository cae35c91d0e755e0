/**
 * JSON Feed 1.1 as JSON Schema, based on jsonfeed.org/version/1.1. Stricter: it
 * rejects deprecated and unknown properties.
 */
const text = {type: 'string', minLength: 1};
const url = {type: 'string', format: 'uri', pattern: '^https://'};
const moment = {type: 'string', format: 'date-time'};
const authors = {
  type: 'array',
  items: {
    type: 'object',
    minProperties: 1,
    properties: {name: text, url: url, avatar: url},
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
    home_page_url: url,
    feed_url: url,
    description: text,
    user_comment: text,
    next_url: url,
    icon: url,
    favicon: url,
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
          url: url,
          external_url: url,
          title: text,
          content_html: text,
          content_text: text,
          summary: text,
          image: url,
          banner_image: url,
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
