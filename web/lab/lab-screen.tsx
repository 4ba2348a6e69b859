// The Lab: a comparison of methods, and a page about each method.

import { useParams } from 'wouter';
import { NotFound } from '../design/not-found.tsx';
import { CompareScreen } from './compare-screen.tsx';
import { MethodPage } from './method-page.tsx';
import { methodById } from './methods.ts';

export default function LabScreen() {
  const { method: id } = useParams();
  if (id === undefined) return <CompareScreen />;
  const method = methodById(id);
  return method === undefined ? <NotFound /> : <MethodPage key={id} method={method} />;
}
