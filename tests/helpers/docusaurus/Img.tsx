import type {ComponentProps, ReactNode} from 'react';

export default function Img({alt, ...props}: ComponentProps<'img'>): ReactNode {
  return <img alt={alt} {...props} />;
}
